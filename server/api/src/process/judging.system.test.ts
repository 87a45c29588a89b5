import { Registry } from '@prometheus-io/client';
import { afterTest } from 'hub/testing/afterTest';
import { startJudge } from '../judge/startJudge';
import { createJudgeMetrics } from '../metrics/createJudgeMetrics';
import { openPostgres } from '../store/openPostgres';
import { createStore } from '../store/store';
import { aJudgedSite } from '../testing/judgedSite';
import { createReleaseTally } from '../visits/createReleaseTally';
import { createFiguresReader } from '../visits/figuresRoute';
import { until } from './testing/nodes';
import { POSTGRES_PROGRAMS, startPair } from './testing/postgresPair';
import { startProxy } from './testing/proxy';

const NAME = 'mfe-scores';
/** Steps take minutes. */
const TIMES_AS_FAST = 200;
const ROUND_MS = 50;

const every = (ms: number) => (run: () => void) => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};

/** A node of `api`, as far as it judges. */
async function aNode(url: string) {
  const proxy = await startProxy(url);
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  const store = createStore(await openPostgres(proxy.url, report), report);
  const site = aJudgedSite(
    () => store,
    () => new Date(),
  );
  const feed = await site.open(every(100));
  const now = () => Date.now() / 1000;
  const tally = createReleaseTally({ store, now, report, everyFewSeconds: every(100) });
  const registry = new Registry();
  const lines: string[] = [];
  const stop = startJudge({
    lead: store.leadJudge,
    rows: site.rows,
    report,
    metrics: createJudgeMetrics(registry),
    readFigures: createFiguresReader({ store, tally }),
    change: (change, reason) => site.change(change, 'judge', reason),
    log: { warn: (line: string) => void lines.push(line) },
    everyMs: ROUND_MS,
    steadyMs: () => performance.now() * TIMES_AS_FAST,
  });
  afterTest(async () => {
    proxy.become('open');
    await stop();
    await tally.close();
    await feed.stop();
    await store.close();
  });
  const leads = async () => /^tyso_judge_leads 1$/m.test(await registry.metrics());
  return { ...site, proxy, store, tally, leads, lines };
}

/** Shares that the judge gave a candidate, one after the other. */
async function stepsOf({ history }: Awaited<ReturnType<typeof aNode>>) {
  const changes = (await history(NAME)).filter(({ by }) => by === 'judge');
  return changes.map(({ action, share }) => (action === 'share' ? share : action));
}

/** A candidate on two nodes, and which of them judges it. */
async function twoNodes(url: string) {
  const nodes = [await aNode(url), await aNode(url)] as const;
  const [one, other] = nodes;
  for (const release of ['1.0.0-a', '1.1.0-b']) await one.put(NAME, release);
  await one.change({ name: NAME, action: 'live', release: '1.0.0-a', isNow: true });
  await one.change({ name: NAME, action: 'share', release: '1.1.0-b', share: 1 });
  await until(async () => (await one.leads()) || (await other.leads()));
  return (await one.leads()) ? { judging: one, other } : { judging: other, other: one };
}

const counts = (group = '') => ({ [`${group}browsers`]: 1, [`${group}browserAddresses`]: 1 });

(POSTGRES_PROGRAMS ? describe : describe.skip)('nodes of api on one PostgreSQL', () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  beforeEach(async () => {
    pair = await startPair(POSTGRES_PROGRAMS ?? '');
  });

  test('one judges; when it freezes the other goes on within seconds, and no step is taken twice', async () => {
    const { judging, other } = await twoNodes(pair.primary);
    await judging.count(NAME, [4000, 20], [4000, 20]);
    // On a busy machine the next step may be taken before this is asked again.
    await until(async () => (await stepsOf(other)).includes(5));
    expect(await other.leads()).toBe(false);
    judging.proxy.become('silent');
    const since = performance.now();
    await until(other.leads);
    expect(performance.now() - since).toBeLessThan(8000);
    judging.proxy.become('open');
    await until(async () => (await stepsOf(other)).includes(25));
    expect(await stepsOf(other)).toEqual([5, 25]);
    // A step is logged after it is stored.
    const logged = () => judging.lines.concat(other.lines).filter((line) => line.includes('goes from'));
    await until(async () => logged().length >= 2);
    expect(logged()).toHaveLength(2);
  });

  test('the database restarts during a candidate: nothing that was counted is lost or doubled, and it goes on', async () => {
    const { judging, other } = await twoNodes(pair.primary);
    let added = 0;
    const stopCounting = every(10)(() => {
      for (const { tally } of [judging, other]) {
        tally.add({ remote: NAME, release: '1.1.0-b' }, counts());
        tally.add({ remote: NAME, release: '1.0.0-a' }, counts('control '));
        added += 1;
      }
    });
    await until(async () => added > 20);
    await pair.restartPrimary();
    await until(async () => (await judging.leads()) || (await other.leads()));
    await until(async () => (await stepsOf(other)).includes(5));
    stopCounting();
    for (const { tally } of [judging, other]) await until(tally.write);
    const [live, candidate] = await judging.store.releaseCounts(0);
    expect([live?.counts['control browsers'], candidate?.counts.browsers]).toEqual([added, added]);
    const steps = await stepsOf(other);
    expect(steps).toEqual([...new Set(steps)]);
  });
});
