import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';
import type { LiveFeed } from '../releases/createLiveFeed';
import { aJudgedSite } from '../testing/judgedSite';
import { onAnyStore, openTestStore } from '../testing/testStore';
import { createFiguresReader } from '../visits/figuresRoute';
import { createJudge } from './createJudge';

const ADS = 'mfe-ads';
const SCORES = 'mfe-scores';

onAnyStore((kind) => {
  const store = openTestStore(kind);
  const site = aJudgedSite(store);
  const { clock, change, put, liveOf, count, history } = site;
  const isWatched = (name: string) => site.rows().find(({ pointer }) => pointer.remote === name)?.isWatched;

  let feed: LiveFeed | undefined;
  beforeAll(async () => {
    feed = await site.open(() => () => {});
  });
  afterAll(() => feed?.stop());
  beforeEach(async () => {
    clock.ms += 86_400_000;
    for (const table of ['live', 'live_change', 'release', 'release_count'] as const)
      await store.db().deleteFrom(table).execute();
    for (const name of [ADS, SCORES] as const) {
      for (const release of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) await put(name, release);
      await change({ name, action: 'live', release: '1.0.0-a', isNow: true });
    }
  });

  const begin = (share = 1, name: typeof ADS | typeof SCORES = SCORES) =>
    change({ name, action: 'share', release: '1.1.0-b', share });

  function aJudge() {
    const decided: { name: string; kind: string; text: string }[] = [];
    const faults: string[] = [];
    const tally = { write: async () => true };
    const before: { read: (figures: ReleaseFigures[]) => Promise<void> } = { read: async () => {} };
    const readFigures = createFiguresReader({ store: store(), tally: { write: () => tally.write() } });
    const judge = createJudge({
      rows: site.rows,
      async readFigures(since, until) {
        const figures = await readFigures(since, until);
        await before.read(figures);
        return figures;
      },
      change: (one, reason) => change(one, 'judge', reason),
      steadyMs: () => clock.ms,
      onDecided: (name, kind, text) => void decided.push({ name, kind, text }),
    });
    /** Rounds of so many minutes. */
    async function watch(minutes: number): Promise<void> {
      for (let ms = 0; ms < minutes * 60_000; ms += 15_000) {
        clock.ms += 15_000;
        const { fault } = await judge.round();
        if (fault) faults.push(fault.message);
      }
    }
    return { watch, decided, faults, tally, before };
  }

  test('takes a good candidate from one per cent to everybody, and watches it there', async () => {
    await begin();
    await count(SCORES, [4000, 20], [4000, 20]);
    const { watch, decided, faults } = aJudge();
    await watch(3);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', '1.1.0-b', 1]);
    await watch(27);
    expect(liveOf(SCORES)).toEqual(['1.1.0-b', undefined, undefined]);
    const changes = (await history(SCORES)).map(({ action, by, share }) => [action, by, share]);
    expect(changes).toEqual([
      ['live', 'local', undefined],
      ['share', 'local', 1],
      ['share', 'judge', 5],
      ['share', 'judge', 25],
      ['promote', 'judge', undefined],
      ['watched', 'judge', undefined],
    ]);
    expect(isWatched(SCORES)).toBe(false);
    expect(decided.map(({ kind }) => kind)).toEqual(['step', 'step', 'promote', 'watched']);
    expect(decided.at(-1)?.text).toBe(`${SCORES} 1.1.0-b was watched, and stays: 0 of 0 addresses had a fault`);
    expect(faults).toEqual([]);
  });

  test('of two remotes one fails and is withdrawn in the next round, with the reason, and the other goes on', async () => {
    await begin();
    await begin(1, ADS);
    await count(SCORES, [6, 6], [6, 0]);
    await count(ADS, [60, 0], [60, 1]);
    const { watch, decided } = aJudge();
    await watch(0.25);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', undefined, undefined]);
    const why = 'faults: 6 of 6 had a fault, and 0 of 6 of the control';
    expect((await history(SCORES)).at(-1)).toMatchObject({
      action: 'withdraw',
      by: 'judge',
      candidate: '1.1.0-b',
      reason: why,
    });
    expect(decided).toEqual([
      { name: SCORES, kind: 'withdraw', text: `${SCORES} 1.1.0-b is withdrawn at 1 %: ${why}` },
    ]);
    await watch(4);
    expect(liveOf(ADS)).toEqual(['1.0.0-a', '1.1.0-b', 5]);
    // One needless withdrawal an hour, and no more, is what a flood of lies may cost.
    await expect(change({ name: SCORES, action: 'live', release: '1.2.0-c' })).rejects.toThrow('The judge took');
  });

  test('withdraws what cannot be rendered on the server, if the live release can', async () => {
    await begin();
    const rendered = (release: string, seen: number, bad: number) => site.countRendered(SCORES, release, [seen, bad]);
    await rendered('1.1.0-b', 9, 9);
    await rendered('1.0.0-a', 6, 6);
    const { watch } = aJudge();
    await watch(0.25);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', '1.1.0-b', 1]);
    await rendered('1.0.0-a', 600, 0);
    await watch(0.25);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', undefined, undefined]);
    expect((await history(SCORES)).at(-1)?.reason).toBe('rendering: 9 of 9 parts could not be rendered on the server');
  });

  test('waits while this node cannot store what it counts, and that time takes nothing forward', async () => {
    await begin();
    await count(SCORES, [60, 0], [60, 1]);
    const { watch, tally, faults } = aJudge();
    const { write } = tally;
    tally.write = async () => false;
    await watch(10);
    expect(faults.at(-1)).toContain('cannot be stored');
    tally.write = write;
    await watch(2);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', '1.1.0-b', 1]);
    await watch(1.5);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', '1.1.0-b', 5]);
  });

  test('time counts anew when somebody sets another share, and hours without a judge are none', async () => {
    await begin();
    await count(SCORES, [60, 0], [60, 1]);
    const { watch } = aJudge();
    await watch(1);
    clock.ms += 3_600_000;
    await watch(1);
    await begin(2);
    await watch(2);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', '1.1.0-b', 2]);
    await watch(2);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', '1.1.0-b', 5]);
  });

  test('changes nothing that somebody else changed while it looked, and names who it was', async () => {
    await begin();
    await count(SCORES, [6, 6], [6, 0]);
    const { watch, before, faults } = aJudge();
    before.read = async () => {
      before.read = async () => {};
      await change({ name: SCORES, action: 'withdraw' }, 'scores');
      await change({ name: SCORES, action: 'share', release: '1.2.0-c', share: 3 }, 'scores');
    };
    await watch(0.5);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', '1.2.0-c', 3]);
    expect(faults).toEqual([expect.stringContaining(`${SCORES} was changed meanwhile by scores@here (scores)`)]);
  });

  test('a row that was edited to nonsense stays as it is, and the others are judged', async () => {
    await begin();
    await begin(1, ADS);
    await count(SCORES, [6, 6], [6, 0]);
    await store.db().updateTable('live').set({ share: 7000 }).where('name', '=', ADS).execute();
    await begin(2);
    expect(site.reports.at(-1)).toContain('At live.mfe-ads.share: expected a share from 1 to 100, got 7000');
    await aJudge().watch(0.25);
    expect(liveOf(SCORES)).toEqual(['1.0.0-a', undefined, undefined]);
    expect(await store.db().selectFrom('live').select('share').where('name', '=', ADS).execute()).toEqual([
      { share: 7000 },
    ]);
  });

  describe('what everybody got at once', () => {
    const release = (release: string) => change({ name: SCORES, action: 'live', release });

    test('is gone back from when it fails far more often than the one before', async () => {
      await site.countAddresses(SCORES, '1.0.0-a', [900, 5]);
      clock.ms += 120_000;
      await release('1.1.0-b');
      await site.countAddresses(SCORES, '1.1.0-b', [9, 9]);
      const { watch, decided } = aJudge();
      await watch(0.5);
      expect([liveOf(SCORES)[0], isWatched(SCORES)]).toEqual(['1.0.0-a', false]);
      const why = 'faults: 9 of 9 addresses had one, up to 4 % are usual';
      expect((await history(SCORES)).at(-1)).toMatchObject({ action: 'rollback', by: 'judge', reason: why });
      const text = `${SCORES} 1.1.0-b is withdrawn, 1.0.0-a is live again: ${why}`;
      expect(decided).toEqual([{ name: SCORES, kind: 'rollback', text }]);
    });

    test('is left to whoever released another one while the judge was looking', async () => {
      await release('1.1.0-b');
      await site.countAddresses(SCORES, '1.1.0-b', [9, 9]);
      const { watch, before, faults } = aJudge();
      before.read = async () => {
        before.read = async () => {};
        await release('1.2.0-c');
      };
      await watch(0.25);
      expect([liveOf(SCORES)[0], isWatched(SCORES)]).toEqual(['1.2.0-c', true]);
      expect(faults).toHaveLength(1);
    });

    test('is not looked at any more once somebody went back', async () => {
      await release('1.1.0-b');
      await site.countAddresses(SCORES, '1.1.0-b', [9, 9]);
      await change({ name: SCORES, action: 'rollback' }, 'scores');
      await aJudge().watch(0.25);
      expect((await history(SCORES)).at(-1)).toMatchObject({ by: 'scores' });
    });

    test('and that has nothing to go back to, stays, and is logged once', async () => {
      await store.db().updateTable('live').set({ is_watched: true }).where('name', '=', SCORES).execute();
      await change({ name: ADS, action: 'off' });
      await site.countAddresses(SCORES, '1.0.0-a', [9, 9]);
      const { watch, decided } = aJudge();
      await watch(1);
      expect(decided.map(({ kind, text }) => [kind, text])).toEqual([
        ['rollback', expect.stringContaining('1.0.0-a fails, and there is nothing to go back to')],
      ]);
      expect([liveOf(SCORES)[0], isWatched(SCORES)]).toEqual(['1.0.0-a', false]);
    });
  });
});
