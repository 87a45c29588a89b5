import { afterTest } from 'hub/testing/afterTest';
import { createPostgresDatabase, isAvailable } from '../testing/testDatabase';
import {
  expectEachOnceInOrder,
  expectInOrderButOnce,
  type Node,
  startNode,
  startNodes as startNodesOn,
  until,
} from './testing/nodes';
import { ask, buildTestServer, goalsServed } from './testing/serverProcess';

let bundle: string;
beforeAll(async () => {
  bundle = await buildTestServer('nodes');
});

async function startNodes() {
  const { url, remove } = await createPostgresDatabase();
  afterTest(remove);
  return startNodesOn(bundle, url);
}

const onPostgres = isAvailable('PostgreSQL') ? describe : describe.skip;

onPostgres('several nodes on PostgreSQL', () => {
  test('a node with another feed is ready while the old one feeds, and feeds its own afterwards', async () => {
    const { url, remove } = await createPostgresDatabase();
    afterTest(remove);
    const former = await startNode(bundle, url);
    await former.server.seen((line) => line.goals);
    const next = await startNode(bundle, url, { RUN_ID: 'another run' });
    await until(async () => (await fetch(`${next.address}/readyz`)).ok);
    expect(next.server.goals()).toBe(0);
    expect(await goalsServed(next.address)).toBeGreaterThan(0);
    void former.server.end('SIGKILL');
    await next.server.seen((line) => line.goals);
    expect((await fetch(`${next.address}/readyz`)).status).toBe(200);
  });

  test('visitors of any node receive each change once and in order; only one node feeds', async () => {
    const { feeding, other } = await startNodes();
    await other.seesGoalsAfter((other.sent.at(-1)?.goals ?? 0) + 100);
    expect(other.server.goals()).toBe(0);
    expectEachOnceInOrder(feeding);
    expectEachOnceInOrder(other);
    const statesOf = new Map(feeding.sent.map(({ version, goals }) => [version, goals]));
    const both = other.sent.filter(({ version }) => statesOf.has(version));
    expect(both.length).toBeGreaterThan(0);
    for (const { version, goals } of both) expect(statesOf.get(version)).toBe(goals);
  });

  test.each<[string, (feeding: Node) => unknown]>([
    ['is killed', ({ server }) => server.end('SIGKILL')],
    ['freezes', ({ server }) => server.end('SIGSTOP')],
    ['loses its line to the database', ({ proxy }) => proxy.become('cut')],
    ['has a line that fell silent', ({ proxy }) => proxy.become('silent')],
  ])('when the node that feeds %s, another goes on within five seconds, and nothing goes back', async (_, harm) => {
    const { feeding, other } = await startNodes();
    void harm(feeding);
    const [since, before] = [performance.now(), other.sent.length];
    await other.server.seen(({ goals }) => goals);
    expect(performance.now() - since).toBeLessThan(5000);
    await until(async () => other.sent.length > before + 10);
    expectEachOnceInOrder(other);
  });

  test.each(['cut', 'silent'] as const)(
    'with the database away (%s) sockets stay and goals are told from memory; then all are level',
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
      const lastStored = Math.max(...nodes.map(({ sent }) => sent.at(-1)?.goals ?? 0));
      await Promise.all(nodes.map(({ seesGoalsAfter }) => seesGoalsAfter(lastStored + 10)));
      for (const { address } of nodes) expect(await goalsServed(address)).toBeGreaterThan(lastStored);

      for (const { proxy } of nodes) proxy.become('open');
      const goals = Math.max(...nodes.map(({ sent }) => sent.at(-1)?.goals ?? 0));
      await Promise.all(nodes.map(({ seesGoalsAfter }) => seesGoalsAfter(goals + 10)));
      for (const node of nodes) {
        expectInOrderButOnce(node);
        expect(node.timesClosed()).toBe(0);
        await until(async () => node.server.errors.join('').includes('The database is back'));
        expect(node.server.errors.join('').match(/The database is away/g)).toHaveLength(1);
      }
    },
  );
});
