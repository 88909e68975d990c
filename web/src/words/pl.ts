/** What the lobby says; with the rest in ./pl.rest.ts it is all that the page says. */
export default Object.values(
  import.meta.glob<string>(["./pl/shell.ftl", "./pl/lobby.ftl", "./pl/games.ftl", "./pl/errors.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
