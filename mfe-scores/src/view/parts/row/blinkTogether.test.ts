import { blinkTogether } from './blinkTogether';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const aMark = () => document.createElement('span');
const areShown = (...marks: HTMLElement[]) => marks.map(({ style }) => style.opacity !== '0');

it('blinks once a second, in step with a mark that came later', () => {
  const [first, second] = [aMark(), aMark()];
  jest.advanceTimersByTime(1_000 - (performance.now() % 1_000));
  const stops = [blinkTogether(first)];
  jest.advanceTimersByTime(300);
  stops.push(blinkTogether(second));
  const seen = [areShown(first, second)];
  for (const _ of [1, 2, 3]) {
    jest.advanceTimersByTime(500);
    seen.push(areShown(first, second));
  }
  expect(seen).toEqual([
    [true, true],
    [false, false],
    [true, true],
    [false, false],
  ]);
  for (const stop of stops) stop();
});

it('a mark that stops is shown, and without marks no timer runs', () => {
  const mark = aMark();
  const stop = blinkTogether(mark);
  jest.advanceTimersByTime(2_000);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(500 - (performance.now() % 500) + 501);
  stop();
  expect(areShown(mark)).toEqual([true]);
  expect(jest.getTimerCount()).toBe(0);
});
