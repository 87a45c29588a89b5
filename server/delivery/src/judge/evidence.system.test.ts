import * as fc from 'fast-check';
import { seededRandom } from '../testing/seededRandom';
import { type Compared, logEvidence, logMissing, MORE_ABOVE, MORE_FAULTS, seenUntil } from './evidence';

const ENOUGH = Math.log(100);

const outcomes = fc
  .tuple(fc.nat(5000), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([seen, share]) => ({ seen, bad: Math.round(seen * share) }));
const compared: fc.Arbitrary<Compared> = fc.record({ candidate: outcomes, control: outcomes });

/** What is expected, over a fair coin and a share of bad ones, of the factor that one more browser brings. */
function factorOfOne(share: number, suspicion: typeof MORE_FAULTS): number {
  const of = (arm: 'candidate' | 'control', bad: number) => {
    const nothing = { seen: 0, bad: 0 };
    return Math.exp(logEvidence({ candidate: nothing, control: nothing, [arm]: { seen: 1, bad } }, suspicion));
  };
  const mean = (arm: 'candidate' | 'control') => share * of(arm, 1) + (1 - share) * of(arm, 0);
  return (mean('candidate') + mean('control')) / 2;
}

it('nothing was seen: nothing speaks against the candidate', () => {
  const nothing = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };
  // Not all of the belief is in ways to be worse.
  expect(logEvidence(nothing, MORE_FAULTS)).toBeLessThanOrEqual(0);
  expect(logEvidence(nothing, MORE_ABOVE)).toBeCloseTo(0);
});

it('whatever the share of bad ones is in both arms, nobody wins by the bet on average', () => {
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

it.each([0.001, 0.01, 0.04])('a good candidate is suspected no more often than agreed, with %p bad ones', (share) => {
  const random = seededRandom(7);
  const trials = 200;
  let suspected = 0;
  for (let trial = 0; trial < trials; trial++) {
    const arms = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };
    for (let seen = 0; seen < 1000; seen++) {
      const arm = arms[random() < 0.5 ? 'candidate' : 'control'];
      arm.seen++;
      if (random() < share) arm.bad++;
      if (logEvidence(arms, MORE_FAULTS) >= ENOUGH) {
        suspected++;
        break;
      }
    }
  }
  // One in a hundred, and three deviations of it.
  expect(suspected / trials).toBeLessThanOrEqual(0.01 + 3 * Math.sqrt(0.01 / trials));
});

it.each([
  [0.008, 1],
  [0.008, 0.3],
  [0.01, 0.06],
])('shares of %p and %p are told apart within the bound, in nineteen cases of twenty', (control, candidate) => {
  const random = seededRandom(11);
  const bound = seenUntil({ control, candidate }, MORE_FAULTS, ENOUGH);
  let late = 0;
  for (let trial = 0; trial < 100; trial++) {
    const arms = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };
    while (arms.candidate.seen <= bound && logEvidence(arms, MORE_FAULTS) < ENOUGH) {
      const isCandidate = random() < 0.5;
      const arm = arms[isCandidate ? 'candidate' : 'control'];
      arm.seen++;
      if (random() < (isCandidate ? candidate : control)) arm.bad++;
    }
    if (arms.candidate.seen > bound) late++;
  }
  expect(late / 100).toBeLessThanOrEqual(0.1);
});

it('no bound where the candidate is no worse', () => {
  expect(seenUntil({ control: 0.01, candidate: 0.01 }, MORE_FAULTS, ENOUGH)).toBe(Number.POSITIVE_INFINITY);
});

it('browsers of one arm that are missing are noticed, those of the other are not', () => {
  expect(logMissing(0, 15)).toBeGreaterThan(ENOUGH);
  expect(logMissing(15, 15)).toBeLessThan(0);
  expect(logMissing(15, 0)).toBeLessThan(0);
});
