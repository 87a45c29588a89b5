import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Pair } from 'shared-kernel/rules/score';
import { inPlay, isLevel, less, mayFollow, most, plus, type StagedScore } from '../polled/stagedScore';
import type { Fixture } from './fixture';
import { shownEvents } from './shownEvents';
import { isInPlay } from './status';

const NIL: Pair = { home: 0, away: 0 };

const IN_SHOOTOUT = 'P';
const WITH_EXTRA_TIME: ReadonlySet<string> = new Set(['ET', 'BT', 'AET']);
const WITH_SHOOTOUT: ReadonlySet<string> = new Set([IN_SHOOTOUT, 'PEN']);
const WITHIN_FIRST_HALF: ReadonlySet<string> = new Set(['1H', 'HT']);

type ScoredFixture = Pick<Fixture, 'fixture' | 'goals' | 'score' | 'events' | 'teams'>;

/**
 * The stages of a match's score. The vendor's `goals` is the running score without the kicks of a shoot-out, `fulltime`
 * the score after 90 minutes, `extratime` that of extra time alone.
 *
 * An `extratime` that is only half filled, or contradicts `goals`, never makes the total less than the score after 90
 * minutes.
 */
export function stagedScore(match: ScoredFixture): StagedScore {
  const { goals, score } = match;
  const { short } = match.fixture.status;
  const { halftime, fulltime, extratime } = score ?? {};
  const hasShootout = WITH_SHOOTOUT.has(short);
  const isLong = WITH_EXTRA_TIME.has(short) || (hasShootout && wasExtended(fulltime, extratime, goals));
  const final = goals ?? fulltime;
  const running = isInPlay(short) ? inPlay(final, halftime) : final;
  const halfTime = halftime ?? (WITHIN_FIRST_HALF.has(short) ? running : undefined);
  const before = isLong ? (fulltime ?? partOf(goals, extratime)) : undefined;
  const shootout = hasShootout ? kicksOf(match) : undefined;
  const winner = short === 'PEN' && !shootout ? winnerOf(match) : undefined;
  return {
    ...(halfTime && { halfTime }),
    ...(running && { regular: before ?? (hasShootout ? (fulltime ?? running) : running) }),
    // The score of the whole is all there is where the one before extra time is unknown.
    ...(before && { extraTime: most(goals ?? plus(before, extratime ?? NIL), before) }),
    ...(shootout && { shootout }),
    ...(winner && { winner }),
  };
}

function winnerOf({ teams }: ScoredFixture): StagedScore['winner'] {
  if (teams.home.winner) return 'home';
  return teams.away.winner ? 'away' : undefined;
}

/** The problem to report of an ended shoot-out without a winner. */
export function shootoutProblem(match: ScoredFixture): Error | undefined {
  if (match.fixture.status.short !== 'PEN') return undefined;
  const { shootout, winner } = stagedScore(match);
  if (shootout || winner) return undefined;
  return new Error(
    `api-football: match ${match.fixture.id}: expected the kicks of a shoot-out, or its winner, got neither`,
  );
}

/** A cup may go from 90 minutes straight to the kicks: then `extratime` is empty, and nothing was scored after 90. */
function wasExtended(fulltime?: Pair, extratime?: Pair, goals?: Pair): boolean {
  if (extratime) return true;
  return fulltime !== undefined && goals !== undefined && (goals.home > fulltime.home || goals.away > fulltime.away);
}

/** The kicks of the score, or those of the list once one side has more of them; a shoot-out that is on begins with 0. */
function kicksOf(match: ScoredFixture): Pair | undefined {
  const named = match.score?.penalty;
  if (named) return named;
  const scored = (side: Side) =>
    shownEvents(match).filter(({ type, position }) => type === IncidentType.ShootoutScored && position === side).length;
  const listed = { home: scored(Side.Home), away: scored(Side.Away) };
  return match.fixture.status.short === IN_SHOOTOUT || !isLevel(listed) ? listed : undefined;
}

function partOf(all: Pair | undefined, part: Pair | undefined): Pair | undefined {
  return all && part && mayFollow(all, part) ? less(all, part) : undefined;
}
