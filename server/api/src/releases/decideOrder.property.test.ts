import fc from 'fast-check';
import { ACTIONS, type LiveChange } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { candidateIn, releasesIn, stateOf } from 'server-shared/releases/livePointer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import type { LiveRow } from '../store/releases/liveRow';
import type { LiveState, PastChange } from '../store/releases/liveState';
import { aLiveState, at, NOW } from '../testing/liveState';
import { decideOrder } from './decideOrder';
import { pointersOf } from './pointerOf';

const NAMES = ['shell', 'mfe-ads', 'mfe-new'] as const;
const RELEASES = ['1', '2', '3'] as const;

const aChange = fc.record(
  {
    name: fc.constantFrom(...NAMES),
    action: fc.constantFrom(...ACTIONS),
    release: fc.constantFrom(...RELEASES),
    share: fc.integer({ min: 1, max: 100 }),
    isNow: fc.boolean(),
    reloads: fc.boolean(),
  },
  { requiredKeys: ['name', 'action', 'isNow', 'reloads'] },
);

const anOrder = fc.oneof(
  { weight: 9, arbitrary: aChange.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(aChange, { minLength: 2, maxLength: 3 }) },
);

/** A site in memory: it has what was decided, as the store would. */
function aSite() {
  const rows = new Map<LiveName, LiveRow>();
  const history: PastChange[] = [];
  const known = aLiveState({
    releases: { shell: RELEASES, 'mfe-ads': RELEASES, 'mfe-new': RELEASES },
    slots: { '2': ['Overlays'] },
  });
  const state = (): LiveState => ({ ...known, rows, history: (name) => history.filter((one) => one.name === name) });

  function order(changes: readonly LiveChange[], minute: number): boolean {
    const about = { by: minute % 7 === 0 ? 'judge' : 'ads', now: new Date(NOW + minute * 600_000) };
    const views = { kind: 'known', count: minute % 2, fewest: 1 } as const;
    try {
      const { written } = decideOrder({ changes, who: 'minh@laptop' }, state(), { ...about, views });
      for (const { line, after } of written) {
        history.push(line);
        if (after) rows.set(line.name, { ...after, version: history.length });
        else rows.delete(line.name);
      }
      return written.length > 0;
    } catch (error) {
      if (error instanceof ReleaseError) return false;
      throw error;
    }
  }
  return { rows, history, state, order };
}

it('whatever is asked for, what is live is sound, and the history says how it came', () => {
  let done = 0;
  fc.assert(
    fc.property(fc.array(anOrder, { minLength: 10, maxLength: 40 }), (orders) => {
      const site = aSite();
      const first = { action: 'live', release: '1', isNow: true, reloads: false } as const;
      for (const name of NAMES) site.order([{ ...first, name }], 0);
      orders.forEach((changes, minute) => {
        const before = new Map(site.rows);
        const isChanged = site.order(changes, minute);
        if (isChanged) done += 1;
        else expect(site.rows).toEqual(before);
        const { pointers, unread } = pointersOf(site.state());
        expect([...unread]).toEqual([]);
        const slots = [...pointers.values()].flatMap((one) =>
          one.remote === 'shell' || stateOf(one) === 'off' ? [] : one.live.slots,
        );
        expect(new Set(slots).size).toBe(slots.length);
        for (const [name, row] of site.rows) {
          const pointer = pointers.get(name);
          expect(new Set([row.candidate, row.share, row.step_since].map((one) => one === undefined)).size).toBe(1);
          expect(row.previous).not.toBe(row.release);
          // Nobody is told to leave what is served, nor given what is to be left.
          expect(pointer?.withdrawn.filter((one) => releasesIn(pointer).includes(one))).toEqual([]);
          expect(pointer?.reloads.every((one) => pointer.withdrawn.includes(one))).toBe(true);
          const last = site.history.findLast((one) => one.name === name);
          expect([last?.to, last?.share]).toEqual([row.release, row.share]);
          if (pointer && candidateIn(pointer)) expect(last?.candidate).toBe(row.candidate);
        }
      });
    }),
    { numRuns: 100, seed: 7 },
  );
  // Most of them were no nonsense.
  expect(done).toBeGreaterThan(200);
});

it('a site that goes back in time a little says the same', () => {
  const site = aSite();
  expect(site.order([{ name: 'mfe-ads', action: 'live', release: '1', isNow: true, reloads: false }], 6)).toBe(true);
  expect(site.order([{ name: 'mfe-ads', action: 'live', release: '3', isNow: true, reloads: false }], 0)).toBe(true);
  expect(site.rows.get('mfe-ads')).toMatchObject({ release: '3', previous: '1', changed_at: at(0) });
});
