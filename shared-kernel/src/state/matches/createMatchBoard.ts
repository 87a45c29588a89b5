import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, Subscription } from 'rxjs';
import type { ConnectionState } from '../../contract/connectionState';
import type { MatchBoard, Matches, MatchWindow } from '../../contract/matches';
import type { Shell } from '../../contract/shell';
import { afterLink, afterLoad, boardState, isSameState, NEVER_FRESH } from '../../rules/boardState';
import type { MatchStore } from './createMatchStore';
import { createMatchView } from './createMatchView';
import { createSnapshotLoader } from './createSnapshotLoader';
import { snapshotCalls } from './snapshotCalls';
import { strangers$ } from './strangers';

/** Interval of new tries while the board is out of date or its last snapshot failed. */
const RETRY_SECONDS = 30;

type BoardDeps = Pick<Shell, 'http' | 'connection$' | 'clock' | 'report'> & {
  /** Hears when the matches on screen last matched the server, until the returned function is called. */
  shown: (freshAt$: Observable<number | undefined>) => () => void;
};

/** The store as remotes see it. */
export function createMatches(store: MatchStore, deps: BoardDeps): Matches {
  return { get: store.get, board: (window) => createMatchBoard(store, deps, window) };
}

/** A window in sync: after each connect it loads a new snapshot, unless the hub says that nothing was missed. */
function createMatchBoard(store: MatchStore, deps: BoardDeps, window: MatchWindow): MatchBoard {
  const { clock, connection$ } = deps;
  const { load, follow, matches, change$ } = createMatchView(store, window(clock.now()).id);
  const freshness$ = new BehaviorSubject(NEVER_FRESH);
  const loader = createSnapshotLoader(deps, window, { matches, asLoaded: store.asLoaded }, (range, at) => {
    load(range);
    freshness$.next(afterLoad(freshness$.value, at));
  });
  const strangers = strangers$(store.news$, { window, clock, known: matches, random: Math.random });

  const noteLink = (isUp: boolean) => freshness$.next(afterLink(freshness$.value, isUp, clock.now()));
  const onConnection = ({ kind, isInSync }: ConnectionState) => {
    noteLink(kind === 'connected');
    if (isInSync && matches.size > 0) freshness$.next(afterLoad(freshness$.value, clock.now()));
  };
  const isDueAgain = (now: number) => {
    const isBehind = freshness$.value.heldFrom === undefined || loader.hasFailed();
    return isBehind && now - loader.triedAt() >= RETRY_SECONDS;
  };

  return {
    matches,
    change$,
    teams: store.teams,
    competitions: store.competitions,
    countries: store.countries,
    state$: combineLatest([loader.state$, freshness$, clock.second$]).pipe(
      map(([snapshot, freshness, now]) => boardState(snapshot, freshness, now)),
      distinctUntilChanged(isSameState),
    ),
    reload: loader.load,
    open() {
      const following = new Subscription(loader.follow());
      following.add(follow());
      loader.load();
      following.add(connection$.subscribe(onConnection));
      following.add(snapshotCalls(deps, window).subscribe(loader.load));
      following.add(strangers.subscribe(loader.load));
      following.add(clock.second$.subscribe((now) => isDueAgain(now) && loader.load()));
      following.add(deps.shown(freshness$.pipe(map(({ at }) => at))));
      following.add(() => noteLink(false));
      return () => following.unsubscribe();
    },
  };
}
