import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeMatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { afterTest } from '../hub/testing/afterTest';
import { aStockClient } from '../hub/testing/stockClient';
import { createPostgresDatabase, isAvailable } from '../testing/testDatabase';
import { startProxy } from './testing/proxy';
import { ask, buildTestServer, goalsServed, startProcess } from './testing/serverProcess';

let bundle: string;
beforeAll(async () => {
  bundle = await buildTestServer('nodes');
}, 60_000);

type Node = Awaited<ReturnType<typeof startNode>>;

/** A node behind a line of its own to the database, with a visitor who notes every version it is told. */
async function startNode(databaseUrl: string) {
  const proxy = await startProxy(databaseUrl);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-node-'));
  afterTest(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, DATABASE_URL: proxy.url, COUNTING: '1', LOG_LEVEL: 'info' };
  const server = startProcess(bundle, env);
  const address = await server.address();
  const visitor = aStockClient(`${address}/realtime`);
  const told: { version: number; goals: number }[] = [];
  let closed = 0;
  visitor.onreconnecting(() => {
    closed++;
  });
  visitor.onclose(() => {
    closed++;
  });
  visitor.on(UPDATE_EVENT, (text: unknown) => {
    const { version = Number.NaN, score } = decodeMatchUpdate(text);
    told.push({ version, goals: score[2][0] ?? 0 });
  });
  await visitor.start();
  return { server, address, told, timesClosed: () => closed, proxy, seesGoalsAfter: goalsAfter(told) };
}

/** Resolves with the first goal above `goals` that a visitor was told. */
const goalsAfter = (told: readonly { goals: number }[]) => async (goals: number) => {
  await until(async () => (told.at(-1)?.goals ?? 0) > goals);
  return told.at(-1)?.goals ?? 0;
};

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function startNodes(): Promise<{ feeding: Node; other: Node }> {
  const { url, remove } = await createPostgresDatabase();
  afterTest(remove);
  const feeding = await startNode(url);
  await feeding.server.seen((line) => line.goals);
  const other = await startNode(url);
  await until(async () => feeding.told.length > 0 && other.told.length > 0);
  return { feeding, other };
}

function expectEachOnceInOrder({ told }: Node): void {
  const versions = told.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  const goals = told.map(({ goals }) => goals);
  expect(goals).toEqual([...goals].sort((a, b) => a - b));
}

const onPostgres = isAvailable('PostgreSQL') ? describe : describe.skip;

onPostgres('several nodes on PostgreSQL', () => {
  test('visitors of any node are told the same, each change once and in order; only one node feeds', async () => {
    const { feeding, other } = await startNodes();
    await other.seesGoalsAfter((other.told.at(-1)?.goals ?? 0) + 100);
    expect(other.server.goals()).toBe(0);
    expectEachOnceInOrder(feeding);
    expectEachOnceInOrder(other);
    const statesOf = new Map(feeding.told.map(({ version, goals }) => [version, goals]));
    const both = other.told.filter(({ version }) => statesOf.has(version));
    expect(both.length).toBeGreaterThan(0);
    for (const { version, goals } of both) expect(statesOf.get(version)).toBe(goals);
  }, 60_000);

  test.each<[string, (feeding: Node) => unknown]>([
    ['is killed', ({ server }) => server.end('SIGKILL')],
    ['freezes', ({ server }) => server.end('SIGSTOP')],
    ['loses its line to the database', ({ proxy }) => proxy.become('cut')],
    ['has a line that fell silent', ({ proxy }) => proxy.become('silent')],
  ])(
    'when the node that feeds %s, another goes on within five seconds, and nothing goes back',
    async (_, harm) => {
      const { feeding, other } = await startNodes();
      void harm(feeding);
      const [since, before] = [performance.now(), other.told.length];
      await other.server.seen(({ goals }) => goals);
      expect(performance.now() - since).toBeLessThan(5000);
      await until(async () => other.told.length > before + 10);
      expectEachOnceInOrder(other);
    },
    60_000,
  );

  test.each(['cut', 'silent'] as const)(
    'with the database away (%s) sockets stay and boards stand; then all are level',
    async (line) => {
      const { feeding, other } = await startNodes();
      const nodes = [feeding, other];
      for (const { proxy } of nodes) proxy.become(line);
      for (const { address } of nodes) {
        const away = await ask(address, '/api/banner');
        expect([away.status, await away.json()]).toEqual([
          503,
          { error: { code: 'unavailable', message: 'The database is away: try again' } },
        ]);
      }
      const shown = await Promise.all(nodes.map(({ address }) => goalsServed(address)));
      expect(Math.min(...shown)).toBeGreaterThan(0);

      for (const { proxy } of nodes) proxy.become('open');
      const goals = Math.max(...nodes.map(({ told }) => told.at(-1)?.goals ?? 0));
      await Promise.all(nodes.map(({ seesGoalsAfter }) => seesGoalsAfter(goals + 10)));
      for (const node of nodes) {
        expectEachOnceInOrder(node);
        expect(node.timesClosed()).toBe(0);
        await until(async () => node.server.errors.join('').includes('The database is back'));
        expect(node.server.errors.join('').match(/The database is away/g)).toHaveLength(1);
      }
    },
    60_000,
  );
});
