import type { Pair } from 'shared-kernel/rules/score';
import { inPlay, isLevel, less, mayFollow, plus, type StagedScore } from '../polled/stagedScore';
import type { FootballDataMatch } from './footballDataMatch';

type ScoredMatch = Pick<FootballDataMatch, 'id' | 'status' | 'score' | 'penalties' | 'homeTeam' | 'awayTeam'>;

const NIL: Pair = { home: 0, away: 0 };

/**
 * The stages of a match's score. The vendor's `fullTime` is the running score of everything, **including** the kicks of
 * a shoot-out; `extraTime` and `penalties` are of that stage alone.
 * (https://docs.football-data.org/general/v4/overtime.html)
 */
export function stagedScore(match: ScoredMatch): StagedScore {
  const { halfTime, duration } = match.score;
  const later = duration === 'PENALTY_SHOOTOUT' ? withShootout(match) : withoutShootout(match);
  return { ...(halfTime && { halfTime }), ...later };
}

function withoutShootout({ status, score }: ScoredMatch): StagedScore {
  const { halfTime, fullTime, regularTime, extraTime, duration } = score;
  const final = fullTime ?? regularTime;
  if (duration !== 'EXTRA_TIME') return regularOf(isOver({ status }) ? final : inPlay(final, halfTime));
  const regular = regularTime ?? (fullTime && extraTime && partOf(fullTime, extraTime));
  // The score of the whole is all there is where the one before extra time is unknown.
  if (!regular) return regularOf(fullTime);
  return { regular, extraTime: extraTime ? plus(regular, extraTime) : (fullTime ?? regular) };
}

/**
 * The score before the kicks, and the kicks, as far as they follow from the parts that there are. Nothing follows from the sum alone.
 */
function withShootout(match: ScoredMatch): StagedScore {
  const { fullTime, regularTime, extraTime } = match.score;
  const listed = match.score.penalties ?? listedKicks(match);
  const before = regularTime ? plus(regularTime, extraTime ?? NIL) : beforeKicks(match, listed);
  const rest = before && fullTime && partOf(fullTime, before);
  const shootout =
    [listed, rest].find((kicks) => kicks && mayBeKicks(match, kicks, before)) ?? (isOver(match) ? undefined : NIL);
  const winner = shootout ? undefined : winnerOf(match);
  const regular = regularTime ?? (before && extraTime ? partOf(before, extraTime) : before);
  return {
    ...regularOf(regular),
    ...(regular && extraTime && { extraTime: before }),
    ...(shootout && { shootout }),
    ...(winner && { winner }),
  };
}

/** The score before the kicks where that of the 90 minutes is missing: the sum less the kicks, or the sum itself where it cannot have any in it. */
function beforeKicks({ score: { fullTime }, status }: ScoredMatch, kicks: Pair | undefined): Pair | undefined {
  const rest = fullTime && kicks && partOf(fullTime, kicks);
  if (rest && isLevel(rest)) return rest;
  return fullTime && isLevel(fullTime) && isOver({ status }) ? fullTime : undefined;
}

function partOf(all: Pair, part: Pair): Pair | undefined {
  return mayFollow(all, part) ? less(all, part) : undefined;
}

/** After the end one side has more of them; the one that won, unless the match was not level before, as in a second leg. */
function mayBeKicks(match: ScoredMatch, kicks: Pair, before: Pair | undefined): boolean {
  if (!isOver(match)) return true;
  if (isLevel(kicks)) return false;
  const winner = before && !isLevel(before) ? undefined : winnerOf(match);
  return winner === undefined || winner === (kicks.home > kicks.away ? 'home' : 'away');
}

function listedKicks({ penalties, homeTeam, awayTeam }: ScoredMatch): Pair | undefined {
  const of = (id: number) => penalties.filter(({ team, scored }) => scored && team?.id === id).length;
  return penalties.length > 0 ? { home: of(homeTeam.id), away: of(awayTeam.id) } : undefined;
}

const WINNERS: Readonly<Record<string, 'home' | 'away'>> = { HOME_TEAM: 'home', AWAY_TEAM: 'away' };

function winnerOf({ score }: ScoredMatch): 'home' | 'away' | undefined {
  const { winner = '' } = score;
  return Object.hasOwn(WINNERS, winner) ? WINNERS[winner] : undefined;
}

const OVER: ReadonlySet<string> = new Set(['FINISHED', 'AWARDED']);

const isOver = ({ status }: Pick<ScoredMatch, 'status'>) => OVER.has(status);

const regularOf = (regular: Pair | undefined): StagedScore => (regular ? { regular } : {});

/** The problem to report of an ended shoot-out whose parts the vendor does not have; the feed shows what it knows. */
export function shootoutProblem(match: ScoredMatch): Error | undefined {
  if (match.score.duration !== 'PENALTY_SHOOTOUT' || !isOver(match)) return undefined;
  const { regular, shootout } = stagedScore(match);
  if (regular && shootout) return undefined;
  const { fullTime, regularTime, extraTime, penalties, winner } = match.score;
  const parts = JSON.stringify({ fullTime, regularTime, extraTime, penalties, winner });
  return new Error(
    `football-data.org: match ${match.id}: expected the score before a shoot-out and its kicks, got ${parts}; shown without what is missing`,
  );
}
