import { type KyselyPlugin, sql } from 'kysely';
import type { LiveChange } from 'server-shared/releases/liveAnswer';
import { decideOrder } from '../../releases/decideOrder';
import { pointersOf } from '../../releases/pointerOf';
import { aLiveState, at, NOW } from '../../testing/liveState';
import { onEachStore, openTestStore } from '../../testing/testStore';
import { changeLive } from './changeLive';

const CHECKED = { checks: ['types', 'tests', 'budget', 'browser'], at: at(0), by: 'ads' };
const ORDER = { who: 'minh@laptop', reason: 'a test' };
const one = (change: Pick<LiveChange, 'action'> & Partial<LiveChange>): LiveChange => ({
  name: 'mfe-ads',
  isNow: true,
  reloads: false,
  ...change,
});

onEachStore((kind) => {
  const store = openTestStore(kind);
  const { described } = aLiveState({ releases: { 'mfe-ads': ['1', '2', '3'], shell: ['1'] } });

  const decide =
    (change: LiveChange, by = 'ads') =>
    (state: Parameters<typeof decideOrder>[1]) =>
      decideOrder({ ...ORDER, changes: [change] }, state, { by, now: new Date(NOW), views: { kind: 'together' } });
  const change = (...given: Parameters<typeof decide>) => store().releases.change(decide(...given));
  const state = async () => (await store().releases.live()).state;
  const live = async () => (await state()).rows.get('mfe-ads');

  beforeEach(async () => {
    for (const table of ['live_change', 'live', 'release'] as const) await store.db().deleteFrom(table).execute();
    for (const release of ['1', '2', '3'] as const) {
      const known = described('mfe-ads', release);
      if (!known) throw new Error('There is one');
      const about = { name: 'mfe-ads', files: [], signatures: {}, at: at(0), by: 'ads' } as const;
      await store().releases.put({ ...about, release, described: known }, CHECKED);
    }
    await change(one({ action: 'live', release: '1' }));
  });

  it('a row and its history are written together, under one number', async () => {
    const before = (await state()).number;
    const { number, changes } = await change(one({ action: 'live', release: '2' }));
    expect(number).toBeGreaterThan(before);
    expect(changes).toEqual([expect.objectContaining({ kind: 'changed', from: '1', to: '2' })]);
    expect(await live()).toMatchObject({ release: '2', previous: '1', version: number, changed_at: at(0) });
    expect((await state()).history('mfe-ads').at(-1)).toMatchObject({ ...ORDER, action: 'live', from: '1', to: '2' });
  });

  it('what is left out of a row is gone from it', async () => {
    await change(one({ action: 'share', release: '2', share: 5 }));
    await change(one({ action: 'withdraw' }));
    expect(await live()).toMatchObject({ candidate: undefined, share: undefined, step_since: undefined });
    expect(pointersOf(await state()).pointers.get('mfe-ads')?.withdrawn).toEqual(['2']);
  });

  it('of two at once one wins, and the other says who was quicker and changes nothing', async () => {
    const { version } = (await live()) ?? {};
    const settled = await Promise.allSettled([
      change(one({ action: 'live', release: '2', version }), 'ads'),
      change(one({ action: 'live', release: '3', version }), 'others'),
    ]);
    const [refused, ...more] = settled.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(more).toEqual([]);
    expect(refused).toMatch(/mfe-ads was changed meanwhile by minh@laptop \((ads|others)\), .*: live [23]\. Nothing/);
    expect((await state()).history('mfe-ads')).toHaveLength(2);
  });

  it('one that is refused leaves no trace, and holds up no other', async () => {
    const before = await state();
    await expect(change(one({ action: 'live', release: '9' }))).rejects.toThrow('There is no release 9');
    const after = await state();
    expect([after.number, after.rows]).toEqual([before.number, before.rows]);
  });

  it('api killed at any moment of a change: row and history are both old, or both new', async () => {
    let statements = 0;
    for (let fatal = 1; ; fatal++) {
      statements = 0;
      const target = (await live())?.release === '2' ? '3' : '2';
      const killing: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          statements += 1;
          if (statements === fatal) await kill();
          return result;
        },
      };
      const before = await state();
      const isDone = await changeLive(
        store.db().withPlugin(killing),
        decide(one({ action: 'live', release: target })),
      ).then(
        () => true,
        () => false,
      );
      const after = await state();
      const row = after.rows.get('mfe-ads');
      const last = after.history('mfe-ads').at(-1);
      expect([row?.release, row?.version]).toEqual([last?.to, after.number]);
      if (isDone) {
        expect(row?.release).toBe(target);
        break;
      }
      expect([after.number, after.rows]).toEqual([before.number, before.rows]);
    }
    expect(statements).toBeGreaterThan(8);
  });

  /** On PostgreSQL its session ends, as that of a process that was killed. */
  async function kill(): Promise<void> {
    if (kind === 'PGlite') throw new Error('killed');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(store.db());
  }

  it('rows that were changed by hand: the database keeps out what is not there, and what is nonsense is told of', async () => {
    const set = (values: object) => store.db().updateTable('live').set(values).where('name', '=', 'mfe-ads').execute();
    await expect(set({ release: '9' })).rejects.toThrow('foreign key');
    await expect(store.db().deleteFrom('release').where('release', '=', '1').execute()).rejects.toThrow('foreign key');
    await set({ candidate: '2', share: 7000, step_since: at(0) });
    const { rows, unread } = await state();
    expect([rows.size, unread.get('mfe-ads')]).toEqual([
      0,
      'At live.mfe-ads.share: expected a share from 1 to 100, got 7000',
    ]);
    await expect(change(one({ action: 'off' }))).rejects.toThrow(
      'What is live of mfe-ads cannot be read: At live.mfe-ads.share',
    );
    await set({ share: null });
    expect((await state()).unread.get('mfe-ads')).toContain('candidate, share and step_since together');
    await set({ candidate: null, step_since: null });
    expect((await change(one({ action: 'off' }))).changes[0]?.isOn).toBe(false);
  });

  it('a remote that is gone leaves its pages to another address, until they are somebody’s again', async () => {
    await change(one({ action: 'remove', redirect: '/ty-so' }));
    expect([(await state()).moved, (await state()).rows.size]).toEqual([{ '/mfe-ads': '/ty-so' }, 0]);
    await change(one({ action: 'live', release: '3' }));
    expect([(await state()).moved, (await live())?.previous]).toEqual([{}, undefined]);
  });
});
