// A counter game for two on boardgame.io's server, in memory, played by its own clients over
// socket.io as fast as it goes. The server is a process of its own, as with `patolli load`.
//
//     node compare.cjs --matches 100 --seconds 10

'use strict';

const { fork } = require('node:child_process');
const { parseArgs } = require('node:util');

const game = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

const matchOf = (number) => `match-${number}`;

async function serve() {
  const { Server } = require('boardgame.io/server');
  const { InitializeGame } = require('boardgame.io/internal');
  // The interface for opening matches does not mount with the routers that npm chooses today.
  const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
  const listening = server.app.listen(0, '127.0.0.1', () => {
    process.send({ port: listening.address().port });
  });
  process.on('message', async (message) => {
    if (message.open !== undefined) {
      for (let number = 0; number < message.open; number += 1) {
        const initialState = InitializeGame({ game, numPlayers: 2 });
        const players = { 0: { id: 0 }, 1: { id: 1 } };
        const now = Date.now();
        const metadata = { gameName: game.name, players, createdAt: now, updatedAt: now };
        await server.db.createMatch(matchOf(number), { initialState, metadata });
      }
    }
    process.send({ used: process.cpuUsage(), memory: process.memoryUsage().rss });
  });
}

async function play({ matches, seconds, warmup }) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');

  const child = fork(__filename, ['server'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const answer = () => new Promise((resolve) => child.once('message', resolve));
  const ask = (message) => {
    const answered = answer();
    child.send(message);
    return answered;
  };
  const { port } = await answer();
  const before = await ask({ open: matches });

  let playing = false;
  let measuring = false;
  let moves = 0;
  const latencies = [];
  const clients = [];

  for (let number = 0; number < matches; number += 1) {
    const sent = [0, 0];
    for (const playerID of ['0', '1']) {
      const client = Client({
        game,
        matchID: matchOf(number),
        playerID,
        debug: false,
        multiplayer: SocketIO({
          server: `http://127.0.0.1:${port}`,
          socketOpts: { transports: ['websocket'] },
        }),
      });
      let last = 0;
      client.decide = () => {
        const state = client.getState();
        if (!playing || !state || state.ctx.currentPlayer !== playerID) return;
        // The client shows its own move before the server has seen it, with the turn not yet over.
        if (state.ctx.turn === last) return;
        last = state.ctx.turn;
        if (measuring && last > 1) {
          moves += 1;
          latencies.push(performance.now() - sent[1 - Number(playerID)]);
        }
        sent[Number(playerID)] = performance.now();
        client.moves.add();
      };
      client.subscribe(() => queueMicrotask(client.decide));
      client.start();
      clients.push(client);
    }
    // A few at a time.
    if (number % 50 === 49) await pause(100);
  }
  while (!clients.every((client) => client.getState()?.isConnected)) await pause(100);
  const begun = await ask({});

  playing = true;
  clients.forEach((client) => client.decide());
  await pause(warmup * 1000);
  const [serverBefore, clientBefore] = [await ask({}), process.cpuUsage()];
  const since = performance.now();
  measuring = true;
  await pause(seconds * 1000);
  measuring = false;
  const took = (performance.now() - since) / 1000;
  const [serverAfter, clientAfter] = [await ask({}), process.cpuUsage()];
  playing = false;
  child.kill();

  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(share * (latencies.length - 1))] ?? 0;
  const share = (a, b) => (b.user + b.system - a.user - a.system) / 1e6 / took;
  const round = (value) => Number(value.toFixed(2));
  const report = {
    boardgame_io: require('boardgame.io/package.json').version,
    node: process.version,
    matches,
    connections: 2 * matches,
    seconds: round(took),
    moves,
    moves_per_second: Math.round(moves / took),
    seen_ms: { p50: round(at(0.5)), p90: round(at(0.9)), p99: round(at(0.99)) },
    server_cores: round(share(serverBefore.used, serverAfter.used)),
    clients_cores: round(share(clientBefore, clientAfter)),
    server_memory_mb: {
      before: Math.round(before.memory / 1e6),
      begun: Math.round(begun.memory / 1e6),
      end: Math.round(serverAfter.memory / 1e6),
    },
  };
  console.log(JSON.stringify(report, null, 2));
  process.exit(moves > 0 ? 0 : 1);
}

function pause(millis) {
  return new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
}

if (process.argv[2] === 'server') {
  serve();
} else {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '10' },
      warmup: { type: 'string', default: '3' },
    },
  });
  const numbers = Object.entries(values).map(([name, value]) => [name, Number(value)]);
  play(Object.fromEntries(numbers));
}
