import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import { type BoardFilter, DEFAULT_BOARD_FILTER } from '../contract/boardFilter';
import type { ConnectionState } from '../contract/connectionState';
import type { PageTexts } from '../contract/pageDescription';
import type { Shell, ThemeName } from '../contract/shell';
import { DEFAULT_SETTINGS } from '../entities/defaultSettings';
import type { MatchId } from '../entities/match';
import type { UserSettings } from '../entities/userSettings';
import { HttpError } from '../http/httpError';
import { type Query, queryText } from '../http/query';
import { decodeMatchUpdate, type MatchUpdate } from '../protocol/matchUpdate';
import { createAppSetting } from '../state/createAppSetting';
import { createHubMatches } from '../state/matches/createHubMatches';
import { createMatches } from '../state/matches/createMatchBoard';
import { createMatchStore } from '../state/matches/createMatchStore';
import { createExpiringStorage } from '../storage/createExpiringStorage';
import { KICK_OFF } from './builders';

/** Answers a request with foreign JSON, as a server would, or throws. */
export type FakeAnswer = (path: string, query: Query) => unknown;

/**
 * A shell for tests and for a remote that runs alone: every stream is a subject under the test's control.
 *
 * @param answer gives the JSON of each request; by default every request finds nothing (404)
 */
export function createFakeShell(answer: FakeAnswer = notFound) {
  const store = createMatchStore();
  const pushed$ = new Subject<MatchUpdate>();
  const hub = createHubMatches(store);
  pushed$.subscribe((update) => hub.message(decodeMatchUpdate(update)));
  const connection$ = new BehaviorSubject<ConnectionState>({ kind: 'connected', since: KICK_OFF });
  const second$ = new BehaviorSubject(KICK_OFF);
  const favouriteIds$ = new BehaviorSubject<ReadonlySet<MatchId>>(new Set());
  const settings$ = new BehaviorSubject<UserSettings>(DEFAULT_SETTINGS);
  const theme$ = new BehaviorSubject<ThemeName>('light');
  const boardFilter$ = new BehaviorSubject<BoardFilter>(DEFAULT_BOARD_FILTER);
  const requests: string[] = [];
  const reports: Error[] = [];
  const rendered = { count: 0 };
  const described$ = new BehaviorSubject<PageTexts | undefined>(undefined);
  const shownTimes: (number | undefined)[] = [];
  const adverts = new Map<string, [shown: number, clicked: number]>();

  const own: Omit<Shell, 'appSetting$' | 'matches'> = {
    http: {
      async get(path, { decode, query = {} }) {
        requests.push(path + queryText(query));
        return decode(await answer(path, query));
      },
    },
    connection$,
    clock: { now: () => second$.value, second$ },
    storage: createExpiringStorage(memoryHost(), () => second$.value * 1000),
    favourites: {
      ids$: favouriteIds$,
      toggle(id) {
        const ids = new Set(favouriteIds$.value);
        if (!ids.delete(id)) ids.add(id);
        favouriteIds$.next(ids);
      },
    },
    settings$,
    changeSettings: (part) => settings$.next({ ...settings$.value, ...part }),
    theme$,
    basePath: '/',
    site: { api_base: '', public_url: undefined, standings_url: '/embed/bang-xep-hang', sync_url: undefined },
    Slot: () => null,
    boardFilter$,
    showBoardFilter: (filter) => boardFilter$.next(filter),
    describePage(texts) {
      described$.next(texts);
      return () => described$.next(undefined);
    },
    contentDrawn: () => {
      rendered.count += 1;
    },
    pricesShown: () => () => {},
    advertCounted({ slot, id }, what) {
      const [shown, clicked] = adverts.get(`${slot} ${id}`) ?? [0, 0];
      adverts.set(`${slot} ${id}`, what === 'shown' ? [shown + 1, clicked] : [shown, clicked + 1]);
    },
    report: (error) => reports.push(error),
  };
  const { appSetting$ } = createAppSetting(own);
  const shown = (freshAt$: Observable<number | undefined>) => {
    const following = freshAt$.subscribe((at) => shownTimes.push(at));
    return () => following.unsubscribe();
  };
  const matches = createMatches(store, { ...own, shown });
  return {
    shell: { ...own, matches, appSetting$ } satisfies Shell,
    /** The matches' store: what a hub would send, and what a page has loaded. */
    store,
    /** Whole messages of the hub. */
    pushed$,
    connection$,
    second$,
    settings$,
    theme$,
    favouriteIds$,
    boardFilter$,
    requests,
    reports,
    described$,
    rendered,
    shownTimes,
    /** How often each advert was seen and clicked, by slot and id. */
    adverts,
  };
}

function notFound(path: string): never {
  throw new HttpError(path, { kind: 'status', status: 404 });
}

function memoryHost() {
  const entries = new Map<string, string>();
  const localStorage: Storage = {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => entries.delete(key),
    setItem: (key, value) => entries.set(key, value),
  };
  return { localStorage, addEventListener: () => {}, removeEventListener: () => {} };
}
