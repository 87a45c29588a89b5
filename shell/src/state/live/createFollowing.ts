import { Subject } from 'rxjs';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { decodeChanges } from 'shared-kernel/protocol/lanes';
import { decodeMatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { createHubMatches } from 'shared-kernel/state/matches/createHubMatches';
import type { MatchStore } from 'shared-kernel/state/matches/createMatchStore';
import type { WantedLanes } from '../../domain/wantedLanes';
import { createGapRepair } from './createGapRepair';
import type { Line } from './hubSession';

/**
 * Longest wait for an answer, in milliseconds. A hub that does not answer the first request counts as one without lanes
 * until it does; one that did before is lost: after sleep the network may be another.
 */
const ANSWER_MS = { first: 3_000, later: 10_000 } as const;

/** All pages learn of a large step at the same moment: they load boards within this, in milliseconds, and seldom. */
const PARTIAL_MS = { inSync: 5_000, behind: 60_000 } as const;

type Deps = {
  store: MatchStore;
  loadMatch: (id: MatchId) => Promise<readonly Match[]>;
  random: () => number;
  report: Report;
};

/** A connection on which lanes are asked for. */
type Following = {
  readonly line: Line;
  /** It has answered. */
  isAnswering: boolean;
  isAsking: boolean;
  isAskedAgain: boolean;
  /** The page does not know yet whether it is in sync, since this connection or its present lanes began. */
  isStateDue: boolean;
};

/** Follows the lanes that the page wants on one connection after the other, and hands what comes to the store. */
export function createFollowing({ store, loadMatch, random, report }: Deps) {
  const hub = createHubMatches(store);
  const { lanes } = hub;
  const gapRepair = createGapRepair({
    load: loadMatch,
    reaches: hub.reaches,
    random,
    report,
    onLoaded: hub.repair,
  });
  hub.loaded$.subscribe((isToAsk) => {
    if (following && (isToAsk || !isInSync)) void ask(following);
  });
  const dead$ = new Subject<void>();
  const isInSync$ = new Subject<boolean | undefined>();
  let wanted: WantedLanes = { lanes: ['football'], isQuiet: false };
  let following: Following | undefined;
  let isInSync = false;
  let late: ReturnType<typeof setTimeout> | undefined;

  function enter(state: boolean | undefined): void {
    clearTimeout(late);
    late = undefined;
    isInSync = state === true;
    isInSync$.next(state);
  }

  async function ask(on: Following): Promise<void> {
    on.isAskedAgain = true;
    if (on.isAsking) return;
    on.isAsking = true;
    while (on.isAskedAgain && following === on) {
      on.isAskedAgain = false;
      await askOnce(on);
    }
    on.isAsking = false;
  }

  async function askOnce(on: Following): Promise<void> {
    const coming = on.line.follow(lanes.ask(wanted.lanes, wanted.isQuiet));
    const limit = on.isAnswering ? ANSWER_MS.later : ANSWER_MS.first;
    const answer = await within(limit, coming).catch(() => 'refused' as const);
    // Another connection has begun its own request.
    if (following !== on) return;
    if (answer === 'late' && on.isAnswering) {
      drop();
      return dead$.next();
    }
    if (answer === 'late') return waitFor(coming, on);
    if (answer === 'refused') return goOnWithout();
    on.isAnswering = true;
    lanes.answered(answer);
    if (on.isAskedAgain) return;
    const state = lanes.isInSync(wanted.lanes);
    // A page that asked because it has just loaded a board is not asked again to load one.
    if (state || isInSync || on.isStateDue) enter(state);
    on.isStateDue = false;
  }

  /** The hub may have begun to send changes when its answer comes: it is asked again for what was missed. */
  async function waitFor(coming: Promise<boolean>, on: Following): Promise<void> {
    lanes.lost();
    enter(undefined);
    const knowsLanes = await coming.then(
      () => true,
      () => false,
    );
    if (following !== on) return;
    if (!knowsLanes) return goOnWithout();
    on.isAnswering = true;
    on.isAskedAgain = true;
  }

  /** A hub without lanes sends whole matches. */
  function goOnWithout(): void {
    drop();
    enter(undefined);
  }

  function drop(): void {
    following = undefined;
    isInSync = false;
    lanes.lost();
    clearTimeout(late);
    late = undefined;
    gapRepair.forget();
  }

  return {
    /**
     * Whether the page has missed nothing; `undefined` where the hub knows no lanes. Emits when that changes, and `false`
     * whenever a board is due.
     */
    isInSync$,
    /** Emits when the hub does not answer. */
    dead$,
    /** A connection begins. */
    begin(line: Line): void {
      drop();
      following = { line, isAnswering: false, isAsking: false, isAskedAgain: false, isStateDue: true };
      void ask(following);
    },
    /** It is over. */
    lost: drop,
    want(now: WantedLanes): void {
      wanted = now;
      if (!following) return;
      following.isStateDue = true;
      void ask(following);
    },
    changes(raw: unknown): void {
      const frame = decoded(raw, (came) => decodeChanges(came, report));
      if (!frame) return;
      const areHealed = gapRepair.repair(hub.change(frame));
      // A tab that sleeps loads a board when it wakes, if it must: it is notified then.
      if (!areHealed || (frame.isPartial && !wanted.isQuiet)) fallBehindSoon();
    },
    message(raw: unknown): void {
      const update = decoded(raw, (came) => decodeMatchUpdate(came, report));
      if (update) hub.message(update);
    },
  };

  function fallBehindSoon(): void {
    late ??= setTimeout(() => enter(false), random() * (isInSync ? PARTIAL_MS.inSync : PARTIAL_MS.behind));
  }

  function decoded<T>(raw: unknown, decode: (raw: unknown) => T): T | undefined {
    try {
      return decode(raw);
    } catch (error) {
      report(toError(error));
      return undefined;
    }
  }
}

function within<T>(ms: number, answer: Promise<T>): Promise<T | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
