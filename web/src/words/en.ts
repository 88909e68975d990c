/** What the lobby says; with the rest in ./en.rest.ts it is all that the page says. */
export default Object.values(
  import.meta.glob<string>(["./en/shell.ftl", "./en/lobby.ftl", "./en/games.ftl", "./en/errors.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
