import * as fc from 'fast-check';
import { type CandidateProgress, judge } from './judge';
import { type GroupCounts, type GroupsCounts, NOTHING_COUNTED } from './suspicions';

const MINUTE = 60_000;
const USUAL = { seen: 20_000, bad: 160 };
const NO_RENDERINGS = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };

const aProgress = (changes: Partial<CandidateProgress> = {}): CandidateProgress => ({
  share: 1,
  watchedMs: 3 * MINUTE,
  addressesBefore: 0,
  isSameHtml: true,
  usual: USUAL,
  rendered: NO_RENDERINGS,
  ...changes,
});
const group = (seen: number, bad: number, measured: Partial<GroupCounts> = {}): GroupCounts => ({
  ...NOTHING_COUNTED,
  seen,
  bad,
  addresses: seen,
  ...measured,
});
const counts = (candidate: GroupCounts, control: GroupCounts): GroupsCounts => ({ candidate, control });

const kindOf = (progress: CandidateProgress, given: GroupsCounts) => judge(progress, given).kind;

describe('a candidate that fails', () => {
  it('for all is withdrawn after three browsers', () => {
    expect(judge(aProgress({ watchedMs: 0 }), counts(group(3, 3), group(3, 0)))).toEqual({
      kind: 'withdraw',
      why: 'faults: 3 of 3 had a fault, and 0 of 3 of the control',
    });
    expect(kindOf(aProgress({ watchedMs: 0 }), counts(group(2, 2), group(2, 0)))).toBe('wait');
  });

  it('as the control does stays: something else is broken', () => {
    expect(judge(aProgress(), counts(group(20, 19), group(20, 19)))).toEqual({
      kind: 'wait',
      why: '19 of 20 browsers of the control had a fault, far more than ever: none of it can be believed',
    });
    expect(kindOf(aProgress({ share: 5 }), counts(group(200, 60), group(200, 62)))).toBe('wait');
  });

  it('while the control is made to fail neither goes forward nor is withdrawn', () => {
    const late = aProgress({ share: 5, watchedMs: 500 * MINUTE });
    expect(kindOf(late, counts(group(400, 400), group(400, 60)))).toBe('wait');
    expect(kindOf(late, counts(group(400, 3), group(400, 60)))).toBe('wait');
    const usual = { seen: 1000, bad: 150 };
    expect(kindOf({ ...late, usual }, counts(group(400, 3), group(400, 60)))).toBe('step');
  });

  it('far more often than the live release ever did goes no further, even if the control does as often', () => {
    const late = aProgress({ share: 5, watchedMs: 500 * MINUTE });
    const given = counts(group(400, 40), group(400, 26));
    expect(judge(late, given)).toEqual({
      kind: 'wait',
      why: '40 of 400 browsers had a fault, far more than ever with the live release',
    });
    expect(kindOf({ ...late, usual: { seen: 1000, bad: 50 } }, given)).toBe('step');
  });

  it('for one in a hundred more is withdrawn', () => {
    expect(kindOf(aProgress({ share: 25 }), counts(group(5000, 95), group(5000, 35)))).toBe('withdraw');
  });

  it('so that nothing is heard of its pages is withdrawn', () => {
    expect(judge(aProgress(), counts(group(0, 0), group(20, 0)))).toMatchObject({
      kind: 'withdraw',
      why: expect.stringMatching(/^missing: /),
    });
  });

  it('to render on the server is withdrawn, before anybody has seen its pages', () => {
    const rendered = { candidate: { seen: 4, bad: 4 }, control: { seen: 4, bad: 0 } };
    const nobody = counts(group(0, 0), group(0, 0));
    expect(judge(aProgress({ rendered }), nobody)).toEqual({
      kind: 'withdraw',
      why: 'rendering: 4 of 4 parts could not be rendered on the server',
    });
    const both = { candidate: { seen: 4, bad: 4 }, control: { seen: 4, bad: 4 } };
    expect(kindOf(aProgress({ rendered: both }), nobody)).toBe('wait');
  });
});

describe('a candidate that is slower', () => {
  const times = (late: number, early: number): [number, number][] => [
    [3000, late],
    [1500, early],
  ];

  it('is withdrawn, unless the first HTML is not the same', () => {
    const slower = counts(group(400, 2, { LCP: times(160, 240) }), group(400, 2, { LCP: times(60, 340) }));
    expect(judge(aProgress({ share: 25 }), slower)).toMatchObject({
      kind: 'withdraw',
      why: expect.stringMatching(/^LCP: /),
    });
    expect(kindOf(aProgress({ share: 25, isSameHtml: false }), slower)).toBe('wait');
  });

  it('or blocks the page, or shifts it, is withdrawn', () => {
    const of = (name: 'blocked' | 'CLS', value: number) =>
      counts(
        group(300, 0, {
          [name]: [
            [value, 100],
            [0, 200],
          ],
        }),
        group(300, 0, {
          [name]: [
            [value, 20],
            [0, 280],
          ],
        }),
      );
    expect(judge(aProgress(), of('blocked', 3000))).toMatchObject({ why: expect.stringMatching(/^blocked: /) });
    expect(judge(aProgress(), of('CLS', 0.3))).toMatchObject({ why: expect.stringMatching(/^CLS: /) });
  });
});

describe('a good candidate', () => {
  it.each([
    [1, 60, 3, 'step', 5],
    [1, 60, 2, 'wait', undefined],
    [1, 5, 60, 'wait', undefined],
    [5, 400, 6, 'step', 25],
    [5, 99, 6, 'wait', undefined],
    [5, 60, 31, 'step', 25],
    [25, 3200, 11, 'promote', undefined],
    [25, 2900, 11, 'wait', undefined],
    [25, 2900, 241, 'promote', undefined],
    // Shares that somebody set by hand.
    [3, 60, 4, 'step', 5],
    [50, 3200, 11, 'promote', undefined],
    [60, 90_000, 600, 'wait', undefined],
  ] as const)('at %d %%, with %d browsers after %d minutes: %s', (share, seen, minutes, kind, next) => {
    const given = counts(group(seen, Math.round(seen / 200)), group(seen, Math.round(seen / 200)));
    const verdict = judge(aProgress({ share, watchedMs: minutes * MINUTE }), given);
    expect([verdict.kind, verdict.next]).toEqual([kind, next]);
  });

  it('that is better goes on', () => {
    expect(kindOf(aProgress({ share: 25, watchedMs: 11 * MINUTE }), counts(group(4000, 0), group(4000, 60)))).toBe(
      'promote',
    );
  });

  it('waits without traffic, however long', () => {
    expect(kindOf(aProgress({ watchedMs: 10_000 * MINUTE }), counts(group(0, 0), group(0, 0)))).toBe('wait');
  });
});

it('visits that were made up take nothing forward', () => {
  const forged = counts(group(50_000, 0), group(300, 2));
  expect(judge(aProgress({ share: 5, watchedMs: 500 * MINUTE }), forged)).toMatchObject({
    kind: 'wait',
    why: 'browsers of the control are missing: the counts cannot be believed',
  });
});

it('more faults of the candidate never take it forward', () => {
  const outcome = fc.tuple(fc.nat(20_000), fc.nat(200));
  fc.assert(
    fc.property(
      fc.constantFrom(1, 5, 25),
      fc.nat(300),
      outcome,
      outcome,
      fc.integer({ min: 1, max: 100 }),
      (share, minutes, one, other, more) => {
        const [candidate, control] = [one, other].map(([seen, bad]) => group(seen + bad + 100, bad));
        if (!candidate || !control) return;
        const progress = aProgress({ share, watchedMs: minutes * MINUTE });
        const worse = group(candidate.seen, Math.min(candidate.seen, candidate.bad + more));
        const rank = { withdraw: 0, wait: 1, step: 2, promote: 2 };
        expect(rank[kindOf(progress, counts(worse, control))]).toBeLessThanOrEqual(
          rank[kindOf(progress, counts(candidate, control))],
        );
      },
    ),
  );
});

it('time takes a candidate forward with visitors of this very step alone', () => {
  const late = { share: 5, watchedMs: 31 * MINUTE };
  const given = counts(group(19, 0), group(19, 0));
  expect(kindOf(aProgress({ ...late, addressesBefore: 15 }), given)).toBe('wait');
  expect(kindOf(aProgress({ ...late, addressesBefore: 14 }), given)).toBe('step');
});
