export default Object.values(
  import.meta.glob<string>(
    ["./pl/*.ftl", "!./pl/shell.ftl", "!./pl/lobby.ftl", "!./pl/games.ftl", "!./pl/errors.ftl", "!./pl/game-*.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
