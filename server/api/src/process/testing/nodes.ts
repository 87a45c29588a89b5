import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterTest } from 'hub/testing/afterTest';
import { aStockClient } from 'hub/testing/stockClient';
import { Client } from 'pg';
import { decodeMatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { goalsIn } from './countingFeed';
import { startProxy } from './proxy';
import { startProcess } from './serverProcess';

export type Node = Awaited<ReturnType<typeof startNode>>;

/** Longer than anything takes that comes at all, and shorter than the runner's own limit, which would not say where. */
const PATIENCE_MS = 60_000;

/** What the nodes of the running test say of themselves when something does not come. */
const reports = new Set<() => string>();

/** A node with its own connection to the database, and a visitor who records every version received. */
export async function startNode(bundle: string, databaseUrl: string, given: NodeJS.ProcessEnv = {}) {
  const proxy = await startProxy(databaseUrl);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-node-'));
  afterTest(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, DATABASE_URL: proxy.url, COUNTING: '1', LOG_LEVEL: 'info', ...given };
  const server = startProcess(bundle, env);
  const address = await server.address();
  const visitor = aStockClient(`${address}/realtime`);
  const sent: { version: number; goals: number }[] = [];
  let closed = 0;
  let end: string | undefined;
  visitor.onreconnecting(() => {
    closed++;
  });
  visitor.onclose((error) => {
    closed++;
    end = String(error);
  });
  visitor.on(UPDATE_EVENT, (text: unknown) => {
    const { version = Number.NaN, score } = decodeMatchUpdate(text);
    sent.push({ version, goals: score.score.home.regular ?? 0 });
  });
  await visitor.start();
  const report = () =>
    `sent ${sent.length}, last ${JSON.stringify(sent.at(-1))}, closed ${closed} (${end})\n${server.errors.join('').slice(-4000)}`;
  reports.add(report);
  afterTest(() => void reports.delete(report));
  return {
    server,
    address,
    sent,
    proxy,
    seesGoalsAfter: goalsAfter(sent, () => end),
    timesClosed: () => closed,
    /** Goes on with the next test: what was sent and said before is none of its business. */
    async forget() {
      sent.length = 0;
      server.errors.length = 0;
      server.lines.length = 0;
      await until(async () => sent.length > 0);
    },
  };
}

/**
 * Resolves with the first goal above `goals` that a visitor received.
 *
 * @param endOf why the visitor's line was closed, if it was: no goal will come then
 */
export const goalsAfter =
  (sent: readonly { goals: number }[], endOf: () => string | undefined = () => undefined) =>
  async (goals: number) => {
    await until(async () => {
      const last = sent.at(-1)?.goals ?? 0;
      const end = endOf();
      if (end !== undefined)
        throw new Error(`Expected a goal after ${goals}, got the end of the line at ${last}: ${end}`);
      return last > goals;
    });
    return sent.at(-1)?.goals ?? 0;
  };

/** Resolves when it is so; rejects when it never is, with the place of the call and what each node has to say. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const never = new Error('Expected it to be so in time');
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > PATIENCE_MS) {
      never.message += [...reports].map((report) => `\n— ${report()}`).join('');
      throw never;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function expectEachOnceInOrder({ sent }: Node): void {
  const versions = sent.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  const goals = sent.map(({ goals }) => goals);
  expect(goals).toEqual([...goals].sort((a, b) => a - b));
}

/**
 * Like {@link expectEachOnceInOrder}, but another node's feed, a moment behind, took over once from this one's memory:
 * its first message may be a moment older.
 */
export function expectInOrderButOnce({ sent }: Node): void {
  const versions = sent.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  const falls = sent.map(({ goals }, index) => (sent[index - 1]?.goals ?? 0) - goals).filter((fall) => fall > 0);
  expect(falls.length).toBeLessThanOrEqual(2);
  for (const fall of falls) expect(fall).toBeLessThan(goalsIn(2));
}

/** Two nodes on one database: the one that feeds it, and another. */
export async function startNodes(bundle: string, url: string): Promise<{ feeding: Node; other: Node }> {
  const feeding = await startNode(bundle, url);
  await feeding.server.seen((line) => line.goals);
  const other = await startNode(bundle, url);
  await until(async () => feeding.sent.length > 0 && other.sent.length > 0);
  return { feeding, other };
}

/** The node whose goals are stored, and the other one; waits until none sends goals from memory. */
export async function inTurn(nodes: readonly [Node, Node]): Promise<{ feeding: Node; other: Node }> {
  for (;;) {
    for (const { server } of nodes) server.lines.length = 0;
    await Promise.race(nodes.map(({ server }) => server.seen(() => server.lines[10])));
    const [one, two] = nodes;
    if (two.server.lines.length === 0) return { feeding: one, other: two };
    if (one.server.lines.length === 0) return { feeding: two, other: one };
  }
}

/** The operator's own connection to the nodes' database. */
export async function anOperator(url: string) {
  const operator = new Client({ connectionString: url });
  await operator.connect();
  afterTest(() => operator.end());
  const run = (sql: string) => operator.query(sql);
  return {
    run,
    async storedGoals() {
      const { rows } = await run(`select state::json -> 'home_scores' -> 0 as goals from match where id = 1`);
      return Number(rows[0]?.goals);
    },
  };
}

/** Resolves once a node has said that the database was away, and is back. */
export async function backAgain({ server }: Node): Promise<void> {
  const times = (text: string) => server.errors.join('').split(text).length - 1;
  await until(async () => times('The database is back') === times('The database is away'));
  expect(times('The database is back')).toBeGreaterThan(0);
}
