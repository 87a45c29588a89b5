import Fastify from 'fastify';
import { hubPlugin } from 'hub';
import { createBoard } from '../../board/createBoard';
import { createFollow } from '../../live/createFollow';
import { createLaneLog } from '../../live/createLaneLog';
import { createLaneSender } from '../../live/createLaneSender';
import { createProgressBroadcaster } from '../../live/createProgressBroadcaster';
import { createReloads } from '../../live/createReloads';
import { createMetrics } from '../../metrics/createMetrics';
import { toStoredMatchRow } from '../../store/matchState';
import { cpuMs, handleCommands, resident, sharedNow } from '../handleCommands';
import { liveMatch, REFERENCES } from '../liveMatch';

/* The hub with its lanes and metrics on a board of live matches, without store and feed, in a process of its own: its
   parent orders what changes. */

/** As many as can change in one step without it being the start of a feed. */
const MATCHES = 500;

const monotonicMs = () => performance.now();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const after = (ms: number, run: () => void) => void setTimeout(run, ms);
const stored = (id: number, change: number, version: number) => ({
  ...toStoredMatchRow(liveMatch(id, change)),
  version,
});

let last = MATCHES;
const { competitions = [], countries = [], teams = [] } = REFERENCES;
const board = createBoard({
  last,
  lastForBoards: undefined,
  matches: Array.from({ length: MATCHES }, (_, i) => stored(i + 1, 0, i + 1)),
  reference: { competitions: [...competitions], countries: [...countries], teams: [...teams] },
});
const log = createLaneLog(board, []);
const follow = createFollow({ board, log, look: () => Promise.resolve(), now: monotonicMs, pause });

const app = Fastify();
const { watch } = createMetrics().hub;
await app.register(hubPlugin, { path: '/realtime', maxConnectionsPerAddress: 1e6, watch, ...follow });
const { hub } = app;
const reloads = createReloads({ hub, after });
const lanes = createLaneSender({ hub, log, reloads, board, now: monotonicMs, after });
const broadcast = createProgressBroadcaster({ hub, board, log, lanes, reloads, now: () => Date.now() / 1000 });
const address = await app.listen({ host: '127.0.0.1', port: 0 });

handleCommands({
  addresses: () => [address],
  cpuMs,
  resident,
  /** Makes `count` changes in one step; resolves with the time before it. */
  change([first = 0, count = 1]) {
    const began = sharedNow();
    change(first, count);
    return began;
  },
});

/** Changes `count` matches, each with a number of its own. */
function change(first: number, count: number): void {
  const matches = Array.from({ length: count }, (_, i) => stored(((first + i) % MATCHES) + 1, first + i, ++last));
  const nothing = {
    removedIds: [],
    skippedIds: new Set<number>(),
    reference: undefined,
    lastForBoards: undefined,
  };
  broadcast(board.apply({ kind: 'changes', last, matches, ...nothing, isMore: false }));
}
