import * as fc from 'fast-check';
import { randomFrom } from 'feeds/simulator/random/random';
import { type Compared, logEvidence, logMissing, MORE_ABOVE, MORE_FAULTS, seenUntil } from './evidence';
import { LOG_ENOUGH } from './suspicions';

const outcomes = fc
  .tuple(fc.nat(5000), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([seen, share]) => ({ seen, bad: Math.round(seen * share) }));
const compared: fc.Arbitrary<Compared> = fc.record({ candidate: outcomes, control: outcomes });

/** What is expected, over a fair coin and a share of bad ones, of the factor that one more browser brings. */
function factorOfOne(share: number, suspicion: typeof MORE_FAULTS): number {
  const of = (group: 'candidate' | 'control', bad: number) => {
    const nothing = { seen: 0, bad: 0 };
    return Math.exp(logEvidence({ candidate: nothing, control: nothing, [group]: { seen: 1, bad } }, suspicion));
  };
  const mean = (group: 'candidate' | 'control') => share * of(group, 1) + (1 - share) * of(group, 0);
  return (mean('candidate') + mean('control')) / 2;
}

it('nothing was seen: nothing speaks against the candidate', () => {
  const nothing = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };
  // Not all of the belief is in ways to be worse.
  expect(logEvidence(nothing, MORE_FAULTS)).toBeLessThanOrEqual(0);
  expect(logEvidence(nothing, MORE_ABOVE)).toBeCloseTo(0);
});

it('whatever the share of bad ones is in both groups, nobody wins by the bet on average', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      expect(factorOfOne(share, MORE_ABOVE)).toBeCloseTo(1, 9);
    }),
  );
  // Disasters count on it that no more than a few are bad.
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.05, noNaN: true }), (share) => {
      expect(factorOfOne(share, MORE_FAULTS)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

it('one more bad one of the candidate speaks against it, one more of the control for it', () => {
  fc.assert(
    fc.property(compared, fc.constantFrom(MORE_FAULTS, MORE_ABOVE), ({ candidate, control }, suspicion) => {
      const more = ({ seen, bad }: { seen: number; bad: number }) => ({ seen: seen + 1, bad: bad + 1 });
      const log = logEvidence({ candidate, control }, suspicion);
      expect(logEvidence({ candidate: more(candidate), control }, suspicion)).toBeGreaterThan(log);
      expect(logEvidence({ candidate, control: more(control) }, suspicion)).toBeLessThan(log);
    }),
  );
});

/** A release that this share of browsers fails with, beside a control with its own: what a look after each browser says. */
function planted(random: () => number, shares: { control: number; candidate: number }, most: number) {
  const groups = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };
  while (groups.candidate.seen < most) {
    const group = random() < 0.5 ? 'candidate' : 'control';
    const isBad = random() < shares[group];
    groups[group].seen++;
    if (isBad) groups[group].bad++;
    // Others speak for the candidate.
    if (isBad === (group === 'candidate') && logEvidence(groups, MORE_FAULTS) >= LOG_ENOUGH) return 'withdrawn';
  }
  return 'stays';
}

it.each([0.001, 0.01, 0.04])('of good releases one in 500 is withdrawn at most, with %p bad ones', (share) => {
  const random = randomFrom(7);
  const trials = 500;
  const ends = Array.from({ length: trials }, () => planted(random, { control: share, candidate: share }, 300));
  // As many as agreed, and three deviations of it.
  expect(ends.filter((end) => end === 'withdrawn').length).toBeLessThanOrEqual(1 + 3);
});

it.each([
  [0.008, 1],
  [0.008, 0.3],
  [0.008, 0.1],
  [0.01, 0.06],
])('shares of %p and %p are told apart within the bound, in nineteen cases of twenty', (control, candidate) => {
  const random = randomFrom(11);
  const bound = seenUntil({ control, candidate }, MORE_FAULTS, LOG_ENOUGH);
  const ends = Array.from({ length: 100 }, () => planted(random, { control, candidate }, bound));
  expect(ends.filter((end) => end === 'stays').length).toBeLessThanOrEqual(10);
});

it('no bound where the candidate is no worse', () => {
  expect(seenUntil({ control: 0.01, candidate: 0.01 }, MORE_FAULTS, LOG_ENOUGH)).toBe(Number.POSITIVE_INFINITY);
});

it('browsers of one group that are missing are noticed, those of the other are not', () => {
  expect(logMissing(0, 15)).toBeGreaterThan(LOG_ENOUGH);
  expect(logMissing(15, 15)).toBeLessThan(0);
  expect(logMissing(15, 0)).toBeLessThan(0);
});
