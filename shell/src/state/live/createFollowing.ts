import { Subject } from 'rxjs';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { decodeChanges } from 'shared-kernel/protocol/lanes';
import { decodeMatchUpdate, type MatchUpdate, type PushedUpdate } from 'shared-kernel/protocol/matchUpdate';
import { createKnownMatches } from 'shared-kernel/state/createKnownMatches';
import { createLanes } from 'shared-kernel/state/createLanes';
import type { WantedLanes } from '../../domain/wantedLanes';
import { createHealer } from './createHealer';
import type { Snapshot } from './createLiveChannel';
import type { Line } from './hubSession';

/**
 * Longest wait for an answer, in milliseconds. A hub that does not answer the first request counts as one without lanes;
 * one that did before is lost: after sleep the network may be another.
 */
const ANSWER_MS = { first: 3_000, later: 10_000 } as const;

/** All pages are told of a large step at the same moment: they load boards within this, in milliseconds. */
const PARTIAL_MS = 5_000;

type Parts = {
  loadMatch: (id: MatchId) => Promise<readonly Match[]>;
  publish: (update: MatchUpdate) => void;
  random: () => number;
  report: Report;
};

/** Follows the lanes that the page wants on one connection after the other, and folds what comes into whole updates. */
export function createFollowing({ loadMatch, publish, random, report }: Parts) {
  const known = createKnownMatches();
  const lanes = createLanes(known);
  const tell = (updates: readonly MatchUpdate[]) => updates.forEach(publish);
  const healer = createHealer({
    ...{ load: loadMatch, reaches: known.reaches, random, report },
    onLoaded: (matches) => tell(known.heal(matches)),
  });
  const dead$ = new Subject<void>();
  const level$ = new Subject<boolean | undefined>();
  let wanted: WantedLanes = { lanes: ['football'], isQuiet: false };
  let line: Line | undefined;
  /** It has answered on this connection. */
  let isAnswering = false;
  let isAsking = false;
  let isAskedAgain = false;
  let late: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    isAskedAgain = true;
    if (isAsking) return;
    isAsking = true;
    while (isAskedAgain && line) {
      isAskedAgain = false;
      await askOnce(line);
    }
    isAsking = false;
  }

  async function askOnce(at: Line): Promise<void> {
    const limit = isAnswering ? ANSWER_MS.later : ANSWER_MS.first;
    const answer = await within(limit, at.follow(lanes.ask(wanted.lanes, wanted.isQuiet))).catch(() => 'refused');
    // Another connection has begun its own request.
    if (line !== at) return;
    if (typeof answer !== 'boolean') {
      const isDead = answer === 'late' && isAnswering;
      drop();
      // A hub without lanes sends whole matches.
      return isDead ? dead$.next() : level$.next(undefined);
    }
    isAnswering = true;
    lanes.answered(answer);
    if (!isAskedAgain) level$.next(lanes.isLevel(wanted.lanes));
  }

  function drop(): void {
    line = undefined;
    isAnswering = false;
    lanes.lost();
    clearTimeout(late);
    healer.forget();
  }

  return {
    /** Emits after each request whether the page has missed nothing; `undefined` where the hub knows no lanes. */
    level$,
    /** Emits when the hub does not answer. */
    dead$,
    /** A connection begins. */
    begin(to: Line): void {
      drop();
      line = to;
      void ask();
    },
    /** It is over. */
    lost: drop,
    want(now: WantedLanes): void {
      wanted = now;
      if (line) void ask();
    },
    snapshot({ matches, records }: Snapshot): void {
      const { updates, isToAsk } = lanes.load(matches, records?.upTo);
      tell(updates);
      if (isToAsk && line) void ask();
    },
    changes(raw: unknown): void {
      const frame = decoded(raw, (came) => decodeChanges(came, report));
      if (!frame) return;
      const { updates, gaps } = lanes.change(frame);
      tell(updates);
      healer.heal(gaps);
      if (frame.isPartial) notLevelSoon();
    },
    message(raw: unknown): void {
      const update = decoded(raw, (came): PushedUpdate => decodeMatchUpdate(came, report));
      const whole = update && known.complete(update);
      if (whole) publish(whole);
    },
  };

  function notLevelSoon(): void {
    clearTimeout(late);
    late = setTimeout(() => level$.next(false), random() * PARTIAL_MS);
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
