import { BehaviorSubject } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import { createConnectionNotice } from './createConnectionNotice';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function aNotice(hasData = false) {
  const connection$ = new BehaviorSubject<ConnectionState>({ kind: 'disconnected', since: 0 });
  const notice = createConnectionNotice(connection$, () => hasData);
  notice.open();
  return {
    said: () => notice.notice$.value,
    enter: (kind: ConnectionState['kind'], since: number) => connection$.next({ kind, since }),
  };
}

it('says nothing before the connection was ever asked for', () => {
  const { said } = aNotice();
  jest.advanceTimersByTime(60_000);
  expect(said()).toEqual({ kind: 'none' });
});

it('says nothing of a loss that heals within three seconds', () => {
  const { said, enter } = aNotice();
  enter('connected', 10);
  enter('reconnecting', 20);
  jest.advanceTimersByTime(2_999);
  enter('connected', 23);
  jest.advanceTimersByTime(10_000);
  expect(said()).toEqual({ kind: 'none' });
});

it('says how old the data is through all retries, then that it is back, then nothing', () => {
  const { said, enter } = aNotice();
  enter('connected', 10);
  enter('reconnecting', 20);
  jest.advanceTimersByTime(3_000);
  expect(said()).toEqual({ kind: 'lost', since: 20 });
  enter('disconnected', 62);
  enter('connecting', 122);
  expect(said()).toEqual({ kind: 'lost', since: 20 });
  enter('connected', 123);
  expect(said()).toEqual({ kind: 'back' });
  jest.advanceTimersByTime(3_000);
  expect(said()).toEqual({ kind: 'none' });
});

it('tells no age of a connection that never came about, unless a snapshot brought data', () => {
  for (const hasData of [false, true]) {
    const { said, enter } = aNotice(hasData);
    enter('connecting', 5);
    enter('disconnected', 6);
    jest.advanceTimersByTime(3_000);
    expect(said()).toEqual(hasData ? { kind: 'lost', since: 5 } : { kind: 'unreached' });
    enter('connected', 9);
    expect(said()).toEqual({ kind: 'back' });
  }
});
