import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import { createConnectionNotice } from './createConnectionNotice';
import type { ShownAge } from './createShownAge';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function aNotice(age: ShownAge = { at: undefined, isShown: false }) {
  const connection$ = new BehaviorSubject<ConnectionState>({ kind: 'disconnected', since: 0 });
  const age$ = new BehaviorSubject(age);
  const silentSince$ = new BehaviorSubject<number | undefined>(undefined);
  const notice = createConnectionNotice(connection$, age$, silentSince$);
  notice.open();
  const heard: string[] = [];
  notice.notice$
    .pipe(
      map(({ kind }) => kind),
      distinctUntilChanged(),
    )
    .subscribe((kind) => heard.push(kind));
  return {
    heard,
    age$,
    silentSince$,
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

it('says since when it is missed through all retries, then that it is back, then nothing', () => {
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

it('names the age of the matches on screen, which snapshots make newer while the hub is away', () => {
  const { said, enter, age$ } = aNotice({ at: 8, isShown: true });
  enter('connected', 10);
  age$.next({ at: 20, isShown: true });
  enter('reconnecting', 20);
  jest.advanceTimersByTime(2_999);
  expect(said()).toEqual({ kind: 'none' });
  jest.advanceTimersByTime(1);
  expect(said()).toEqual({ kind: 'lost', since: 20 });
  age$.next({ at: 50, isShown: true });
  expect(said()).toEqual({ kind: 'lost', since: 50 });
  enter('disconnected', 62);
  expect(said()).toEqual({ kind: 'lost', since: 50 });
  enter('connected', 123);
  age$.next({ at: 124, isShown: true });
  expect(said()).toEqual({ kind: 'back' });
});

it('shows no age without a first connection, unless a snapshot brought data', () => {
  for (const at of [undefined, 4]) {
    const { said, enter } = aNotice({ at, isShown: at !== undefined });
    enter('connecting', 5);
    enter('disconnected', 6);
    jest.advanceTimersByTime(3_000);
    expect(said()).toEqual(at === undefined ? { kind: 'unreached' } : { kind: 'lost', since: 4 });
    enter('connected', 9);
    expect(said()).toEqual({ kind: 'back' });
  }
});

it('says that the source is silent where matches are on screen, until it is heard', () => {
  const { said, enter, age$, silentSince$ } = aNotice({ at: 8, isShown: true });
  enter('connected', 10);
  silentSince$.next(20);
  expect(said()).toEqual({ kind: 'silent', since: 20 });
  age$.next({ at: 8, isShown: false });
  jest.advanceTimersByTime(60_000);
  expect(said()).toEqual({ kind: 'none' });
  age$.next({ at: 30, isShown: true });
  expect(said()).toEqual({ kind: 'silent', since: 20 });
  silentSince$.next(undefined);
  expect(said()).toEqual({ kind: 'none' });
});

it('says of the silent source once, through steps between pages with matches', () => {
  const { heard, enter, age$, silentSince$ } = aNotice({ at: 8, isShown: true });
  enter('connected', 10);
  silentSince$.next(20);
  for (const at of [30, 40]) {
    age$.next({ at: 8, isShown: false });
    jest.advanceTimersByTime(3_000);
    age$.next({ at, isShown: false });
    jest.advanceTimersByTime(1_999);
    age$.next({ at, isShown: true });
    jest.advanceTimersByTime(60_000);
  }
  expect(heard).toEqual(['none', 'silent']);
});

it('stops saying so five seconds after the matches have gone, whatever is loaded meanwhile', () => {
  const { said, enter, age$, silentSince$ } = aNotice({ at: 8, isShown: true });
  enter('connected', 10);
  silentSince$.next(20);
  age$.next({ at: 8, isShown: false });
  jest.advanceTimersByTime(4_000);
  age$.next({ at: 30, isShown: false });
  jest.advanceTimersByTime(999);
  expect(said()).toEqual({ kind: 'silent', since: 20 });
  jest.advanceTimersByTime(1);
  expect(said()).toEqual({ kind: 'none' });
});

it('says of a lost connection alone while it is lost, and then of the silent source again', () => {
  const { said, enter, silentSince$ } = aNotice({ at: 8, isShown: true });
  enter('connected', 10);
  silentSince$.next(20);
  enter('reconnecting', 40);
  expect(said()).toEqual({ kind: 'silent', since: 20 });
  jest.advanceTimersByTime(3_000);
  expect(said()).toEqual({ kind: 'lost', since: 8 });
  enter('connected', 50);
  expect(said()).toEqual({ kind: 'back' });
  jest.advanceTimersByTime(3_000);
  expect(said()).toEqual({ kind: 'silent', since: 20 });
});
