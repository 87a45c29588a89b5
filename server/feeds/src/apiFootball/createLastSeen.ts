import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { SET_BACK } from '../timeline/wallClock';
import type { Fixture } from './fixture';
import type { GatheredMatch } from './gatheredMatch';
import { isOverdue, isWithoutLineups } from './outlook';
import { stagedScore } from './stagedScore';
import { isAhead, isInPlay, statusOf } from './status';

/** Seconds between two looks at one match whose result is missing. */
const LOOK_EVERY_SECONDS = 300;

/** A match still said to be in play so long after its kick-off is looked at every hour, then no more: it may be suspended. */
const LONG = 4 * 3600;
const LONGEST = 48 * 3600;
const LATE_LOOK_EVERY_SECONDS = 3600;

/** What was seen longer ago than this says nothing any more, in seconds. */
const FORGOTTEN = 3 * 24 * 3600;

/** An ended match gets its last events and figures for so long, in seconds. */
const DETAILED = 24 * 3600;

/** When which match was last seen, and where: what is missing follows from it. */
export type LastSeen = {
  /** The list of live matches was answered. */
  noteLive(fixtures: readonly Fixture[], now: number): void;
  /** Matches were looked at one by one, with events and figures. */
  noteDetails(fixtures: readonly Fixture[], asked: readonly number[], now: number): void;
  /** The list of a day was answered. */
  noteListing(fixtures: readonly Fixture[], now: number): void;
  /** Matches that left the list of live ones, or that should have begun: their state is to be looked at. */
  missing(matches: ReadonlyMap<number, GatheredMatch>, now: number): number[];
  /** Matches whose events and figures are older than that, those in play first. */
  undetailed(matches: ReadonlyMap<number, GatheredMatch>, every: number, now: number): number[];
  /** Matches that are near, whose line-ups are missing and were not looked for since, the next to begin first. */
  withoutLineups(matches: ReadonlyMap<number, GatheredMatch>, every: number, now: number): number[];
  /** Notes that are kept. */
  size(): number;
};

export function createLastSeen(): LastSeen {
  let liveAt = 0;
  const liveSeen = new Map<number, number>();
  const lookedAt = new Map<number, number>();
  const detailed = new Map<number, { at: number; status: string }>();
  let noted = 0;

  /** A clock that was set back makes all that was seen later than now: better to look once more. */
  function turnTo(now: number): void {
    const isBack = now < noted - SET_BACK;
    for (const seen of [liveSeen, lookedAt]) for (const [id, at] of seen) if (isBack || isOld(at, now)) seen.delete(id);
    for (const [id, { at }] of detailed) if (isBack || isOld(at, now)) detailed.delete(id);
    noted = now;
  }

  function isMissing(fixture: Fixture, now: number): boolean {
    const { id, status, timestamp } = fixture.fixture;
    const looked = lookedAt.get(id) ?? 0;
    if (isOverdue(fixture, looked, now)) return true;
    const since = now - timestamp;
    const hasLeft = isInPlay(status.short) && (liveSeen.get(id) ?? 0) < liveAt;
    const lacksResult = statusOf(status) === MatchStatus.Ended && !stagedScore(fixture).regular;
    if (!(hasLeft || lacksResult) || since > LONGEST) return false;
    const every = since > LONG ? LATE_LOOK_EVERY_SECONDS : LOOK_EVERY_SECONDS;
    return looked < (liveSeen.get(id) ?? 0) || now - looked >= every;
  }

  function isUndetailed({ fixture: { id, status, timestamp } }: Fixture, every: number, now: number): boolean {
    const last = detailed.get(id);
    if (isInPlay(status.short)) return (last?.at ?? 0) + every <= now;
    if (isAhead(status.short) || now - timestamp > DETAILED) return false;
    return last?.status !== status.short;
  }

  return {
    noteLive(fixtures, now) {
      turnTo(now);
      liveAt = now;
      for (const { fixture } of fixtures) liveSeen.set(fixture.id, now);
    },
    noteDetails(fixtures, asked, now) {
      turnTo(now);
      // A match that the vendor does not answer is not asked for again at once.
      for (const id of asked) detailed.set(id, { at: now, status: detailed.get(id)?.status ?? '' });
      for (const { fixture } of fixtures) detailed.set(fixture.id, { at: now, status: fixture.status.short });
      for (const id of asked) lookedAt.set(id, now);
    },
    noteListing(fixtures, now) {
      turnTo(now);
      for (const { fixture } of fixtures) lookedAt.set(fixture.id, now);
    },
    size: () => liveSeen.size + lookedAt.size + detailed.size,
    missing: (matches, now) =>
      [...matches.values()].filter(({ fixture }) => isMissing(fixture, now)).map(({ fixture }) => fixture.fixture.id),
    withoutLineups: (matches, every, now) =>
      [...matches.values()]
        .filter((match) => isWithoutLineups(match, now))
        .filter(({ fixture }) => (detailed.get(fixture.fixture.id)?.at ?? 0) + every <= now)
        .sort((a, b) => a.fixture.fixture.timestamp - b.fixture.fixture.timestamp)
        .map(({ fixture }) => fixture.fixture.id),
    undetailed(matches, every, now) {
      const wanted = [...matches.values()].filter(({ fixture }) => isUndetailed(fixture, every, now));
      const isOver = ({ fixture }: GatheredMatch) => (isInPlay(fixture.fixture.status.short) ? 0 : 1);
      return wanted.sort((a, b) => isOver(a) - isOver(b)).map(({ fixture }) => fixture.fixture.id);
    },
  };
}

const isOld = (at: number, now: number) => at < now - FORGOTTEN;
