import { createServerClock } from 'shared-kernel/http/createServerClock';
import { createClock } from './createClock';

const NOON = Date.UTC(2022, 11, 9, 12);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON + 300 });
});
afterEach(() => {
  jest.useRealTimers();
});

function aClock() {
  const server = createServerClock(Date.now);
  return { server, clock: createClock(server) };
}

it('emits the second at once, then each new one on the second', () => {
  const seconds: number[] = [];
  aClock().clock.second$.subscribe((second) => seconds.push(second * 1000 - NOON));
  expect(seconds).toEqual([0]);
  jest.advanceTimersByTime(690);
  expect(seconds).toEqual([0]);
  jest.advanceTimersByTime(20);
  expect(seconds).toEqual([0, 1000]);
  jest.advanceTimersByTime(3000);
  expect(seconds).toEqual([0, 1000, 2000, 3000, 4000]);
});

it('runs one timer for all listeners, and none once they left', () => {
  const { clock } = aClock();
  const listeners = [1, 2, 3].map(() => clock.second$.subscribe());
  expect(jest.getTimerCount()).toBe(1);
  for (const listener of listeners) listener.unsubscribe();
  expect(jest.getTimerCount()).toBe(0);
});

it("keeps to the server's second when the device's clock is wrong", () => {
  const { server, clock } = aClock();
  server.correct(NOON / 1000 - 600 + 0.9);
  const seconds: number[] = [];
  clock.second$.subscribe((second) => seconds.push(second * 1000 - NOON));
  jest.advanceTimersByTime(110);
  expect(seconds).toEqual([-600_000, -599_000]);
});
