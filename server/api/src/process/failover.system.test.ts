import { afterTest } from 'hub/testing/afterTest';
import { Client } from 'pg';
import { goalsIn } from './testing/countingFeed';
import { backAgain, expectInOrderButOnce, type Node, startNodes, until } from './testing/nodes';
import { POSTGRES_PROGRAMS, startPair } from './testing/postgresPair';
import { buildTestServer } from './testing/serverProcess';

let bundle: string;
beforeAll(async () => {
  bundle = await buildTestServer('failover');
});

/** Queries a server over a connection of its own. */
async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  afterTest(() => client.end().catch(() => undefined));
  client.on('error', () => {});
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0];
}

/** Goals on a server. */
async function goalsOn(url: string): Promise<number> {
  const match = await ask(url, `select state::json -> 'home_scores' -> 0 as goals from match where id = 1`);
  return Number(match?.goals ?? 0);
}

const timesSaid = ({ server }: Node, text: string) => server.errors.join('').split(text).length - 1;

const withServers = POSTGRES_PROGRAMS && process.env.TEST_DATABASE_URL ? describe : describe.skip;

const CASES = [
  ['which lacks what was stored last', true],
  ['which has all', false],
] as const;

withServers('PostgreSQL fails over to its standby', () => {
  test.each(process.env.TEST_RING === 'long' ? CASES : CASES.slice(0, 1))(
    'the primary dies, and its name leads to the standby, %s, before that is promoted: matches go on all the time, then are stored there',
    async (_, lacksSome) => {
      const pair = await startPair(POSTGRES_PROGRAMS ?? '');
      const { feeding, other } = await startNodes(bundle, pair.primary);
      const nodes = [feeding, other];
      await until(async () => (await goalsOn(pair.standby)) > 0);
      if (lacksSome) {
        await ask(pair.standby, `alter system set primary_conninfo = ''`);
        await ask(pair.standby, 'select pg_reload_conf()');
        await until(async () => (await ask(pair.standby, 'select count(*) from pg_stat_wal_receiver'))?.count === '0');
        for (const node of nodes) await node.seesGoalsAfter((await goalsOn(pair.standby)) + goalsIn(5));
      }

      await pair.endPrimary();
      for (const { proxy } of nodes) proxy.moveTo(pair.standby);
      for (const node of nodes) await node.seesGoalsAfter((node.sent.at(-1)?.goals ?? 0) + 10);

      await pair.promote();
      const sent = Math.max(...nodes.map((node) => node.sent.at(-1)?.goals ?? 0));
      await until(async () => (await goalsOn(pair.standby)) > sent);
      for (const node of nodes) {
        await node.seesGoalsAfter(await goalsOn(pair.standby));
        // A node that asks for nothing in the moment between the two servers notices no outage.
        await until(async () => timesSaid(node, 'The database is back') === timesSaid(node, 'The database is away'));
        expect(node.timesClosed()).toBe(0);
        expectInOrderButOnce(node);
      }
      await backAgain(feeding);
    },
  );
});
