import { afterTest } from 'hub/testing/afterTest';
import { createPostgresDatabase, isAvailable } from '../testing/testDatabase';
import { goalsIn } from './testing/countingFeed';
import {
  anOperator,
  backAgain,
  expectEachOnceInOrder,
  expectInOrderButOnce,
  inTurn,
  type Node,
  startNode,
  until,
} from './testing/nodes';
import { ask, buildTestServer, goalsServed } from './testing/serverProcess';

const onPostgres = isAvailable('PostgreSQL') ? describe : describe.skip;

/** Each test goes on with the nodes of the one before. */
onPostgres('several nodes on PostgreSQL', () => {
  let start: (runId: string) => Promise<Node>;
  let storedGoals: () => Promise<number>;
  let former: Node;
  let next: Node;
  beforeAll(async () => {
    const bundle = await buildTestServer('nodes');
    const { url, remove } = await createPostgresDatabase();
    afterTest(remove);
    ({ storedGoals } = await anOperator(url));
    start = (runId) => startNode(bundle, url, { RUN_ID: runId });
    former = await start('a run');
    await former.server.seen((line) => line.goals);
    next = await start('another run');
  });

  test('a node with another feed is ready while the old one feeds, and feeds its own afterwards', async () => {
    await until(async () => (await fetch(`${next.address}/readyz`)).ok);
    expect(next.server.goals()).toBe(0);
    expect(await goalsServed(next.address)).toBeGreaterThan(0);
    void former.server.end('SIGKILL');
    await next.server.seen((line) => line.goals);
    expect((await fetch(`${next.address}/readyz`)).status).toBe(200);
  });

  describe('of one feed', () => {
    let nodes: readonly [Node, Node];
    let feeding: Node;
    let other: Node;
    beforeAll(async () => {
      nodes = [next, await start('another run')];
    });
    beforeEach(async () => {
      await Promise.all(nodes.map((node) => node.forget()));
      ({ feeding, other } = await inTurn(nodes));
    });

    test('visitors of any node receive each change once and in order; only one node feeds', async () => {
      await other.seesGoalsAfter((other.sent.at(-1)?.goals ?? 0) + goalsIn(0.5));
      expect(other.server.goals()).toBe(0);
      expectEachOnceInOrder(feeding);
      expectEachOnceInOrder(other);
      const statesOf = new Map(feeding.sent.map(({ version, goals }) => [version, goals]));
      const both = other.sent.filter(({ version }) => statesOf.has(version));
      expect(both.length).toBeGreaterThan(0);
      for (const { version, goals } of both) expect(statesOf.get(version)).toBe(goals);
    });

    test.each(['cut', 'silent'] as const)(
      'with the database away (%s) sockets stay and goals are sent from memory; then all are in sync',
      async (line) => {
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
          await backAgain(node);
        }
      },
    );

    test.each<[string, (feeding: Node) => unknown, (former: Node) => unknown]>([
      ['loses its line to the database', ({ proxy }) => proxy.become('cut'), ({ proxy }) => proxy.become('open')],
      ['has a line that fell silent', ({ proxy }) => proxy.become('silent'), ({ proxy }) => proxy.become('open')],
      ['freezes', ({ server }) => server.end('SIGSTOP'), ({ server }) => server.end('SIGCONT')],
      ['is killed', ({ server }) => server.end('SIGKILL'), () => {}],
    ])('when the node that feeds %s, another goes on, and nothing goes back', async (_, harm, mend) => {
      void harm(feeding);
      const [since, before] = [performance.now(), other.sent.length];
      const goals = await other.server.seen((line) => line.goals);
      await until(async () => (await storedGoals()) >= goals);
      // How soon is a matter of the machine, too.
      if (process.env.TEST_RING === 'long') expect(performance.now() - since).toBeLessThan(5000);
      await until(async () => other.sent.length > before + 10);
      expectEachOnceInOrder(other);
      void mend(feeding);
    });
  });
});
