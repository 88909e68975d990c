/** What the lobby says; with the rest in ./cs.rest.ts it is all that the page says. */
export default Object.values(
  import.meta.glob<string>(["./cs/shell.ftl", "./cs/lobby.ftl", "./cs/games.ftl", "./cs/errors.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
