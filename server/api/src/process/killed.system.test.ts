import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterTest } from 'hub/testing/afterTest';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { createPostgresDatabase } from '../testing/testDatabase';
import { onEachStore } from '../testing/testStore';
import { ask, buildTestServer, goalsServed, matchesOf, startProcess } from './testing/serverProcess';

/** How often a test kills its server. */
const [TIMES, ROUNDS] = process.env.TEST_RING === 'long' ? [25, 3] : [4, 1];

/** Repeats the same moments, or others: `KILL_SEED=7 npx jest server/api/src/process/killed`. */
const SEED = Number(process.env.KILL_SEED ?? 1);

let bundle: string;
beforeAll(async () => {
  bundle = await buildTestServer('killed');
});

/** A seeded random stream from 0 to 1 (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Records what a visitor was shown, and checks that it never changes back. */
function createMemory() {
  const newest = new Map<MatchId, Match>();
  const stateOf = new Map<number, string>();
  return {
    versions: stateOf,
    see(matches: readonly Match[]) {
      for (const match of matches) {
        const version = match.version ?? Number.NaN;
        const former = newest.get(match.id);
        expect(version).toBeGreaterThanOrEqual(former?.version ?? 0);
        // Recorded matches have no cancelled goals: incidents never disappear.
        expect(match.incidents.length).toBeGreaterThanOrEqual(former?.incidents.length ?? 0);
        const state = JSON.stringify(match);
        expect(stateOf.get(version) ?? state).toBe(state);
        stateOf.set(version, state);
        newest.set(match.id, match);
      }
      expect(matches.length).toBeGreaterThanOrEqual(newest.size);
    },
  };
}

onEachStore((kind) => {
  let environment: NodeJS.ProcessEnv;
  beforeEach(async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-killed-'));
    afterTest(() => rm(dataDir, { recursive: true, force: true }));
    environment = { DATA_DIR: dataDir };
    if (kind === 'PGlite') return;
    const { url, remove } = await createPostgresDatabase();
    afterTest(remove);
    environment = { DATA_DIR: dataDir, DATABASE_URL: url };
  });

  test(
    `killed ${TIMES} times at random moments of a replay, it never takes back what it sent`,
    async () => {
      const random = randomFrom(SEED);
      const memory = createMemory();
      const day = (hours: number) => encodeURIComponent(new Date(Date.now() + hours * 3_600_000).toISOString());
      const board = `/api/match/range?FromDate=${day(-24)}&ToDate=${day(24)}`;
      for (let time = 0; time < TIMES; time++) {
        const server = startProcess(bundle, { ...environment, FEED: 'replay', REPLAY_SPEED: '60' });
        const address = await server.address();
        memory.see(await matchesOf(address, board));
        await server.seen((line) => line.stored);
        const until = performance.now() + random() * 600;
        // The first one lives until enough was sent: how much a server sends until it is killed depends on the machine.
        const isEnough = () => time > 0 || memory.versions.size > TIMES / 2;
        do memory.see(await matchesOf(address, board));
        while (performance.now() < until || !isEnough());
        await server.end('SIGKILL');
      }
    },
    30_000 + TIMES * 30_000,
  );

  test('every goal that the store acknowledged is there after it was killed, in the same run', async () => {
    let acknowledged = 0;
    const starts = new Set<number>();
    for (let round = 1; round <= ROUNDS; round++) {
      const server = startProcess(bundle, { ...environment, COUNTING: '1' });
      const address = await server.address();
      expect(await goalsServed(address)).toBeGreaterThanOrEqual(acknowledged);
      await server.seen(({ goals }) => (server.lines.length > round * 7 ? goals : undefined));
      starts.add(await server.seen((line) => line.startedAt));
      await server.end('SIGKILL');
      acknowledged = server.goals();
    }
    const server = startProcess(bundle, { ...environment, COUNTING: '1' });
    expect(await goalsServed(await server.address())).toBeGreaterThanOrEqual(acknowledged);
    starts.add(await server.seen((line) => line.startedAt));
    expect(starts.size).toBe(1);
    expect((await ask(await server.address(), '/readyz')).status).toBe(200);
  });
});
