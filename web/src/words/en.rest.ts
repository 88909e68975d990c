export default Object.values(
  import.meta.glob<string>(
    ["./en/*.ftl", "!./en/shell.ftl", "!./en/lobby.ftl", "!./en/games.ftl", "!./en/errors.ftl", "!./en/game-*.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
