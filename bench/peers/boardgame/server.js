// The toy of bench/coins on boardgame.io's own server, with its own sockets, matches in memory as is its default.
const { Server } = require("boardgame.io/server");

const PILE = 600;
const MOST = 3;

const Coins = {
  name: "coins",
  setup: () => ({ left: PILE }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }, number) => {
      if (!(number >= 1 && number <= Math.min(MOST, G.left))) return "INVALID_MOVE";
      G.left -= number;
    },
  },
  endIf: ({ G, ctx }) => (G.left === 0 ? { winner: ctx.currentPlayer } : undefined),
};

const server = Server({ games: [Coins], origins: [/127\.0\.0\.1/] });
const { app } = server;
const listen = app.listen.bind(app);
// Only this machine may come. And what answers requests is made anew: koa-compose of today copies the list of those who
// answer when a server is made, and boardgame.io adds its lobby to that list only now.
app.listen = (port, then) => {
  app.server.removeAllListeners("request").on("request", app.callback());
  return listen(port, "127.0.0.1", then);
};
server.run(Number(process.argv[2]));
