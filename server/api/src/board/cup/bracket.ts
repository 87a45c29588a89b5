import { STAGE_ROUNDS, type StageRound } from 'shared-kernel/entities/stage';
import type { CupMatch, Goals } from './cupMatch';

/** Two teams of which one goes on. */
export type Tie = {
  home: number;
  away: number;
  matches: readonly CupMatch[];
  /** Of all its matches, for `home` and `away`. */
  aggregate: Goals | undefined;
  winner: number | undefined;
};

export type BracketRound = { round: StageRound; ties: Tie[] };

/** In tables of their own, or too many for a bracket. */
const BESIDE: ReadonlySet<StageRound> = new Set(['qualifying', 'group']);

/**
 * The knock-out rounds of one season, the first one first, with the ties of each in the order in which their winners meet.
 *
 * A match that nobody has told of is missing: a tie whose second leg is not known shows the first alone, and its winner is who
 * plays in a later round, if he does.
 */
export function bracket(matches: readonly CupMatch[]): BracketRound[] {
  const rounds = STAGE_ROUNDS.filter((round) => !BESIDE.has(round)).flatMap((round) => {
    const played = matches.filter((match) => match.round === round);
    return played.length > 0 ? [{ round, ties: tiesOf(played) }] : [];
  });
  const decided = rounds.map(({ round, ties }, at) => ({
    round,
    ties: withWinners(ties, round === 'third_place' ? [] : rounds.slice(at + 1).filter(isOnTheWay)),
  }));
  return inOrderOfNext(decided);
}

/** Who lost a semi-final plays for the third place. */
const isOnTheWay = ({ round }: BracketRound) => round !== 'third_place';

function tiesOf(played: readonly CupMatch[]): Tie[] {
  const byPair = new Map<string, CupMatch[]>();
  for (const match of [...played].sort((one, other) => one.kickOff - other.kickOff || one.id - other.id)) {
    const pair = [match.home, match.away].sort((one, other) => one - other).join();
    byPair.set(pair, [...(byPair.get(pair) ?? []), match]);
  }
  return [...byPair.values()].flatMap((matches) => {
    const [first] = matches;
    if (!first) return [];
    const { home, away } = first;
    return [{ home, away, matches, aggregate: aggregateOf(home, matches), winner: undefined }];
  });
}

/** Nothing where a match has no score, but for those to come. */
function aggregateOf(home: number, matches: readonly CupMatch[]): Goals | undefined {
  const scored = matches.flatMap(({ goals, ...match }) => (goals ? [{ ...match, goals }] : []));
  if (scored.length === 0) return undefined;
  const sum = (isHome: boolean) =>
    scored.reduce((goals, match) => goals + match.goals[(match.home === home) === isHome ? 0 : 1], 0);
  return [sum(true), sum(false)];
}

function withWinners(ties: readonly Tie[], later: readonly BracketRound[]): Tie[] {
  const goOn = new Set(later.flatMap((round) => round.ties.flatMap(({ home, away }) => [home, away])));
  const legs = Math.max(...ties.map(({ matches }) => matches.length));
  return ties.map((tie) => {
    if (!tie.matches.every(({ goals, isLive }) => goals && !isLive)) return tie;
    const through = [tie.home, tie.away].filter((team) => goOn.has(team));
    return { ...tie, winner: through.length === 1 ? through[0] : winnerOf(tie, legs) };
  });
}

/** By goals of all legs, which are over, then by the kicks after the last. Away goals decide nothing any more. */
function winnerOf({ home, away, matches, aggregate }: Tie, legs: number): number | undefined {
  const last = matches.at(-1);
  if (!last || !aggregate || (matches.length < legs && !last.shootout)) return undefined;
  if (aggregate[0] !== aggregate[1]) return aggregate[0] > aggregate[1] ? home : away;
  return last.shootout && last[last.shootout];
}

/** Puts the ties of each round where the next one has their teams: those of its first tie are first. */
function inOrderOfNext(rounds: readonly BracketRound[]): BracketRound[] {
  const ordered: BracketRound[] = [];
  for (const { round, ties } of [...rounds].reverse()) {
    const next = ordered.find(isOnTheWay);
    const places = new Map((next?.ties ?? []).flatMap(({ home, away }) => [home, away]).map((team, at) => [team, at]));
    const placeOf = ({ home, away }: Tie) =>
      Math.min(...[home, away].map((team) => places.get(team) ?? Number.POSITIVE_INFINITY));
    const isNone = round === 'third_place' || places.size === 0;
    ordered.unshift({
      round,
      ties: isNone ? ties : [...ties].sort((one, other) => compare(placeOf(one), placeOf(other))),
    });
  }
  return ordered;
}

/** Of two that are both nowhere the order stays. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
