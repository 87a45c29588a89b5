import { responsiveTimeout } from './responsiveTimeout';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Whether the wait of three seconds has ended after these, of which the busy ones take that much longer, in ms. */
function hasEndedAfter(seconds: readonly number[]): boolean {
  const end = jest.fn();
  const clock = performance.now.bind(performance);
  let spent = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + spent);
  const stop = responsiveTimeout(3_000, end);
  for (const busy of seconds) {
    // The clock moves on, and no timer fires.
    spent += busy;
    jest.advanceTimersByTime(1_000);
  }
  stop();
  return end.mock.calls.length > 0;
}

it.each<[string, readonly number[], boolean]>([
  ['two quiet seconds', [0, 0], false],
  ['three quiet seconds', [0, 0, 0], true],
  ['three, of which timers fire a little late', [100, 249, 200], true],
  ['a page that gets busy in the last second', [0, 0, 4_000], false],
  ['a quiet second after that', [0, 0, 4_000, 0], true],
  ['a page that is always busy, for a while', [300, 300, 300, 300, 300], false],
  ['a page that is always busy, in the end', [300, 300, 300, 300, 300, 300], true],
])('ends or goes on after %s', (_, seconds, hasEnded) => {
  expect(hasEndedAfter(seconds)).toBe(hasEnded);
});

it('a stopped wait never ends', () => {
  const end = jest.fn();
  responsiveTimeout(3_000, end)();
  jest.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
});
