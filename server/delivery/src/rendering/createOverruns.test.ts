import { createOverruns } from './createOverruns';
import { LIMITS } from './limits';

const [LONG, SHORT] = [LIMITS.overrunMs + 1, LIMITS.overrunMs];

/** A worker whose computations take so long, one a second; the first ones of its life are behind it. */
function aWarmWorker() {
  let seconds = 0;
  const overruns = createOverruns(LIMITS, () => seconds * 1000);
  const compute = (...took: number[]) =>
    took.map((ms) => {
      seconds += 1;
      return overruns.add(ms);
    });
  compute(...Array.from({ length: LIMITS.warmUp }, () => LONG));
  const rest = (by: number) => {
    seconds += by;
  };
  return { compute, rest, areTooMany: overruns.areTooMany };
}

it('the first computations of a worker may be long, and count as quick ones', () => {
  const { compute, areTooMany } = aWarmWorker();
  expect(areTooMany()).toBe(false);
  for (const _ of [1, 2, 3, 4, 5]) compute(SHORT, LONG);
  expect(areTooMany()).toBe(false);
  compute(SHORT, LONG);
  expect(areTooMany()).toBe(true);
});

it('a release is too slow whose every rendering is long, whatever it asks for before', () => {
  const { compute, rest, areTooMany } = aWarmWorker();
  rest(60);
  expect(compute(SHORT, SHORT, LONG, SHORT, SHORT, LONG)).toEqual([false, false, true, false, false, true]);
  expect(areTooMany()).toBe(false);
  compute(SHORT, SHORT, LONG);
  expect(areTooMany()).toBe(true);
});

it('a release is not too slow of whose computations fewer than a quarter are long', () => {
  const { compute, rest, areTooMany } = aWarmWorker();
  rest(60);
  compute(...Array.from({ length: 10 }, () => SHORT), LONG, LONG, LONG);
  expect(areTooMany()).toBe(false);
  compute(LONG, LONG);
  expect(areTooMany()).toBe(true);
});

it('what was long more than a minute ago does not count, nor what was quick', () => {
  const { compute, rest, areTooMany } = aWarmWorker();
  rest(60);
  compute(LONG, LONG);
  rest(60);
  compute(LONG);
  expect(areTooMany()).toBe(false);
  const other = aWarmWorker();
  other.compute(...Array.from({ length: 30 }, () => SHORT));
  other.rest(60);
  other.compute(LONG, LONG, LONG);
  expect(other.areTooMany()).toBe(true);
});
