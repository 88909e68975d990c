export default Object.values(
  import.meta.glob<string>(
    ["./cs/*.ftl", "!./cs/shell.ftl", "!./cs/lobby.ftl", "!./cs/games.ftl", "!./cs/errors.ftl", "!./cs/game-*.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
