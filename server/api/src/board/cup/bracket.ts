import { STAGE_ROUNDS, type StageRound } from 'shared-kernel/entities/stage';
import type { CupMatch, Goals } from './cupMatch';

/** Two teams of which one goes on. */
export type BracketTie = {
  home: number;
  away: number;
  matches: readonly CupMatch[];
  /** Goals in all its matches, for `home` and `away`. */
  aggregate: Goals | undefined;
  winner: number | undefined;
};

export type BracketRound = { round: StageRound; ties: BracketTie[] };

/** In tables of their own, or too many for a bracket. */
const OUTSIDE_BRACKET: ReadonlySet<StageRound> = new Set(['qualifying', 'group']);

/**
 * The knock-out rounds of one season, the first one first, with the ties of each in the order in which their winners meet.
 *
 * Who goes on is who plays in a later round, as soon as that is known: a leg may be missing, and rules differ.
 */
export function bracket(matches: readonly CupMatch[]): BracketRound[] {
  const rounds = STAGE_ROUNDS.filter((round) => !OUTSIDE_BRACKET.has(round)).flatMap((round) => {
    const played = matches.filter((match) => match.round === round);
    return played.length > 0 ? [{ round, ties: tiesOf(played) }] : [];
  });
  const decided = rounds.map((one, at) => ({
    round: one.round,
    ties: withWinners(one, one.round === 'third_place' ? [] : rounds.slice(at + 1).filter(isOnTheWay)),
  }));
  return inOrderOfNext(decided);
}

/** Who lost a semi-final plays for the third place. */
const isOnTheWay = ({ round }: BracketRound) => round !== 'third_place';

function tiesOf(played: readonly CupMatch[]): BracketTie[] {
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

/** Sums the matches that have a score; nothing before the first. */
function aggregateOf(home: number, matches: readonly CupMatch[]): Goals | undefined {
  const scored = matches.flatMap(({ goals, ...match }) => (goals ? [{ ...match, goals }] : []));
  if (scored.length === 0) return undefined;
  const sum = (isHome: boolean) =>
    scored.reduce((goals, match) => goals + match.goals[(match.home === home) === isHome ? 0 : 1], 0);
  return [sum(true), sum(false)];
}

function withWinners({ round, ties }: BracketRound, later: readonly BracketRound[]): BracketTie[] {
  const goOn = new Set(later.flatMap((one) => one.ties.flatMap(({ home, away }) => [home, away])));
  const isSingle = LAST.has(round) || ties.some(({ matches }) => matches.length === 1 && matches.some(isDecided));
  return ties.map((tie) => {
    if (tie.matches.some(({ isLive, isToCome }) => isLive || isToCome)) return tie;
    const through = [tie.home, tie.away].filter((team) => goOn.has(team));
    return { ...tie, winner: through.length === 1 ? through[0] : winnerOf(tie, isSingle) };
  });
}

/** Their legs are days apart, so that of two both are known. */
const LAST: ReadonlySet<StageRound> = new Set(['third_place', 'final']);

/** A first leg goes on into no extra time. */
const isDecided = ({ hasExtraTime, shootout }: CupMatch) => hasExtraTime || shootout !== undefined;

/**
 * By goals of all legs, which are over, then by the kicks after the last. Away goals decide nothing any more. One match alone
 * may be the first of two legs, of which the second is not reported yet, unless the round is known to have one.
 */
function winnerOf({ home, away, matches, aggregate }: BracketTie, isSingle: boolean): number | undefined {
  const last = matches.at(-1);
  if (!last || !aggregate || !matches.every(({ goals }) => goals)) return undefined;
  if (matches.length === 1 && !isSingle && !isDecided(last)) return undefined;
  if (aggregate[0] !== aggregate[1]) return aggregate[0] > aggregate[1] ? home : away;
  return last.shootout && last[last.shootout];
}

/** Puts the ties of each round where the next one has their teams: those of its first tie are first. */
function inOrderOfNext(rounds: readonly BracketRound[]): BracketRound[] {
  const ordered: BracketRound[] = [];
  for (const { round, ties } of [...rounds].reverse()) {
    const next = ordered.find(isOnTheWay);
    const places = new Map((next?.ties ?? []).flatMap(({ home, away }) => [home, away]).map((team, at) => [team, at]));
    const placeOf = ({ home, away }: BracketTie) =>
      Math.min(...[home, away].map((team) => places.get(team) ?? Number.POSITIVE_INFINITY));
    const isNone = round === 'third_place' || places.size === 0;
    ordered.unshift({
      round,
      ties: isNone ? ties : [...ties].sort((one, other) => compare(placeOf(one), placeOf(other))),
    });
  }
  return ordered;
}

/** Two that are both nowhere stay in their order. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
