// boardgame.io's own server with a game of our shape: node rival.js PORT MATCHES memory|FOLDER whole|patches
//
// Four people, thirteen hidden cards each; whoever's turn it is lays one of theirs on the table, and everybody sees what is
// theirs to see. The matches are there from the start, with a secret for each seat, as after a busy evening.
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const { createMatch } = require("boardgame.io/internal");

const [port, matches, where, told] = process.argv.slice(2);
const SEATS = 4;
const HAND = 13;

function setup({ random }) {
  const deck = random.Shuffle([...Array(SEATS * HAND).keys()]);
  const players = {};
  for (let seat = 0; seat < SEATS; seat++) players[seat] = { hand: deck.slice(seat * HAND, (seat + 1) * HAND) };
  return { players, table: [], scores: Array(SEATS).fill(0) };
}

function play({ G, playerID }, card) {
  const { hand } = G.players[playerID];
  const at = hand.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  hand.splice(at, 1);
  G.table.push({ seat: Number(playerID), card });
  const trick = G.table.slice(-SEATS);
  if (G.table.length % SEATS === 0) G.scores[trick.reduce((best, one) => (one.card > best.card ? one : best)).seat] += 1;
}

const game = {
  name: "four",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  deltaState: told === "patches",
  playerView: PlayerView.STRIP_SECRETS,
  setup,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
  endIf: ({ G }) => (G.table.length === SEATS * HAND ? { scores: G.scores } : undefined),
};

async function main() {
  const db = where === "memory" ? undefined : new FlatFile({ dir: where });
  const server = Server({ games: [game], origins: [], ...(db && { db }) });
  await server.db.connect();
  for (let number = 0; number < Number(matches); number++) {
    const { metadata, initialState } = createMatch({ game, numPlayers: SEATS, unlisted: true });
    for (const seat of Object.values(metadata.players)) seat.credentials = `secret${seat.id}`;
    await server.db.createMatch(`match${number}`, { metadata, initialState });
  }
  server.app.listen(Number(port), "127.0.0.1", () => console.log("ready"));
}

main();
