import { KICK_OFF } from '../testing/builders';
import { createFakeShell } from '../testing/createFakeShell';
import { retryOnReconnect } from './retryLadder';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['first', 1, 5],
  ['second', 2, 20],
  ['third', 3, 60],
  ['tenth', 10, 60],
])('after the %s failure the next try comes by itself', (_, failures, seconds) => {
  const onTry = jest.fn();
  retryOnReconnect(createFakeShell().shell)(failures, onTry);
  jest.advanceTimersByTime(seconds * 1000 - 1);
  expect(onTry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onTry).toHaveBeenCalledTimes(1);
});

it('or at once, and once, when the connection stands again', () => {
  const { shell, connection$ } = createFakeShell();
  const onTry = jest.fn();
  retryOnReconnect(shell)(3, onTry);
  connection$.next({ kind: 'connected', since: KICK_OFF });
  connection$.next({ kind: 'reconnecting', since: KICK_OFF });
  expect(onTry).not.toHaveBeenCalled();
  connection$.next({ kind: 'connected', since: KICK_OFF });
  jest.advanceTimersByTime(100_000);
  expect(onTry).toHaveBeenCalledTimes(1);
});

it('or when the browser finds a network', () => {
  const onTry = jest.fn();
  retryOnReconnect(createFakeShell().shell)(1, onTry);
  window.dispatchEvent(new Event('online'));
  expect(onTry).toHaveBeenCalledTimes(1);
});

it('and not after its stop', () => {
  const { shell, connection$ } = createFakeShell();
  const onTry = jest.fn();
  retryOnReconnect(shell)(1, onTry)();
  window.dispatchEvent(new Event('online'));
  connection$.next({ kind: 'reconnecting', since: KICK_OFF });
  connection$.next({ kind: 'connected', since: KICK_OFF });
  jest.advanceTimersByTime(100_000);
  expect(onTry).not.toHaveBeenCalled();
});
