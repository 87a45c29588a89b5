import { afterTest } from 'hub/testing/afterTest';
import { Client } from 'pg';
import { createPostgresDatabase, isAvailable } from '../testing/testDatabase';
import { goalsIn } from './testing/countingFeed';
import { anOperator, backAgain, expectInOrderButOnce, inTurn, type Node, startNodes, until } from './testing/nodes';
import { buildTestServer, goalsServed } from './testing/serverProcess';

/** Two nodes on a database, and the operator's own connection to it. */
async function setUp() {
  const bundle = await buildTestServer('trouble');
  const { url, remove } = await createPostgresDatabase();
  afterTest(remove);
  const { run, storedGoals } = await anOperator(url);
  const { feeding, other } = await startNodes(bundle, url);
  return { run, storedGoals, nodes: [feeding, other] as const };
}

type Site = Awaited<ReturnType<typeof setUp>>;

const endSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Visitors of each node receive goals that the store cannot have. */
async function expectGoalsFromMemory({ nodes, storedGoals }: Site): Promise<void> {
  for (const node of nodes) await node.seesGoalsAfter((await storedGoals()) + 10);
  for (const { address } of nodes) expect(await goalsServed(address)).toBeGreaterThan(await storedGoals());
}

async function expectStoredAgain({ nodes, storedGoals }: Site): Promise<void> {
  const sent = Math.max(...nodes.map(({ sent: each }) => each.at(-1)?.goals ?? 0));
  await until(async () => (await storedGoals()) > sent);
  for (const node of nodes) {
    await node.seesGoalsAfter(await storedGoals());
    await backAgain(node);
    expect(node.timesClosed()).toBe(0);
    expectInOrderButOnce(node);
  }
}

const onPostgres = isAvailable('PostgreSQL') ? describe : describe.skip;

/** SQLSTATEs of a refused write; `failures.test.ts` has all that count as trouble. */
const REFUSALS = [
  ['53100', 'a full disk'],
  ['57014', 'statements that take too long'],
  ['40001', 'transactions that stand in each other’s way'],
  ['58030', 'a disk that fails'],
] as const;

/** Each test leaves the nodes as it found them, but for the last. */
onPostgres('a PostgreSQL in trouble ends no node', () => {
  let site: Site;
  beforeAll(async () => {
    site = await setUp();
  });
  beforeEach(() => Promise.all(site.nodes.map((node) => node.forget())));

  test('it becomes read-only and ends all sessions, as in a failover: matches go on, and are stored when it may be written', async () => {
    const { run } = site;
    const name = (await run('select current_database() as name')).rows[0]?.name;
    await run(`alter database ${name} set default_transaction_read_only = on`);
    await run(endSessions);
    await expectGoalsFromMemory(site);
    await run('set default_transaction_read_only = off');
    await run(`alter database ${name} reset default_transaction_read_only`);
    await run(endSessions);
    await expectStoredAgain(site);
  });

  test.each(process.env.TEST_RING === 'long' ? REFUSALS : REFUSALS.slice(0, 1))(
    'it refuses matches (%s, %s), and sessions live: matches go on, and are stored when it takes them',
    async (code) => {
      const { run } = site;
      await run(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no' using errcode = '${code}'; end $$`);
      await run('create trigger refuse before insert or update on match for each row execute function refuse()');
      await expectGoalsFromMemory(site);
      await run('drop function refuse cascade');
      await expectStoredAgain(site);
    },
  );

  test('no session can feed it while reading works: matches go on, and are stored later', async () => {
    const { run } = site;
    const name = (await run('select current_database() as name')).rows[0]?.name;
    const doorman = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await doorman.connect();
    afterTest(() => doorman.end());
    await doorman.query(`alter database ${name} allow_connections false`);
    // The sessions that compete for the turn, and the one that has it.
    const ofTurn = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and (query like '%pg_try_advisory_lock%' or pid in (select pid from pg_locks where locktype = 'advisory'))`;
    await run(`select pg_terminate_backend(pid) ${ofTurn}`);
    await until(async () => (await run(`select 1 ${ofTurn}`)).rowCount === 0);
    await expectGoalsFromMemory(site);
    await doorman.query(`alter database ${name} allow_connections true`);
    await expectStoredAgain(site);
  });

  test('a node that sends more from memory than is stored meanwhile follows the store again when it can', async () => {
    const { run } = site;
    const { feeding, other } = await inTurn(site.nodes);
    await run(`create function linger() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.1); return new; end $$`);
    await run('create trigger linger before insert or update on match for each row execute function linger()');
    other.proxy.become('cut');
    const versionOf = ({ sent }: Node) => sent.at(-1)?.version ?? 0;
    await until(async () => versionOf(other) > versionOf(feeding) + goalsIn(2.5));
    other.proxy.become('open');
    await until(async () => other.server.errors.join('').includes('The database is back'));
    await other.seesGoalsAfter(other.sent.at(-1)?.goals ?? 0);
    await run('drop trigger linger on match');
    expectInOrderButOnce(other);
    expect(other.timesClosed()).toBe(0);
  });

  test('a bug is reported as one, each time, and is no outage', async () => {
    const { run, nodes } = site;
    await run('alter table change_counter rename column last to latest');
    const said = () => nodes.map(({ server }) => server.errors.join('')).join('');
    await until(async () => said().includes('column \\"last\\" does not exist'));
    expect(said()).not.toMatch(/"reason":"[^"]*column/);
    for (const node of nodes) await node.seesGoalsAfter((node.sent.at(-1)?.goals ?? 0) + goalsIn(0.5));
    expect(said()).not.toContain('An error that nobody caught');
  });
});
