import type { Cup, Tie, TieMatch } from 'shared-kernel/entities/cup';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchInfo } from 'shared-kernel/entities/matchInfo';
import type { StageRound } from 'shared-kernel/entities/stage';
import { mainScore, type Pair } from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';
import { prizeOf } from './tieLines';

/** What a tie of two legs says beside one of them. Figures have the home team of that match first. */
export type TieOfMatch = {
  /** Which of the two the other leg is, and its score. */
  leg: 'first' | 'second';
  score: Pair;
  /** The goals of both legs, once the match has a score of its own. */
  total: Pair | undefined;
  /** Who goes on, once that is decided. */
  winner: 'home' | 'away' | undefined;
  prize: ReturnType<typeof prizeOf>;
  hasKicks: boolean;
};

/** The knock-out round that a match is in; these alone have a bracket, and so may have two legs. */
export function knockOutRound(info: Pick<MatchInfo, 'stage'> | undefined): StageRound | undefined {
  const round = info?.stage?.round;
  return round === 'group' || round === 'qualifying' ? undefined : round;
}

/**
 * The sum is made here, of what the match says now and of what the cup said of the other leg: a goal counts at once (M24). The
 * cup alone says who goes on, because rules differ (0055). Nothing where there is one match alone, or the other leg is to come.
 */
export function tieOfMatch(cup: Cup, round: StageRound, match: Match): TieOfMatch | undefined {
  const { home_team_id: home, away_team_id: away, state } = match;
  const ties = cup.rounds.find((one) => one.round === round)?.ties ?? [];
  const tie = ties.find((one) => [one.home, one.away].includes(home) && [one.home, one.away].includes(away));
  const other = tie && otherLeg(tie, match);
  if (!tie || !other?.goals) return undefined;
  const [goalsAtHome, goalsAway] = other.goals;
  const score = other.home === home ? { home: goalsAtHome, away: goalsAway } : { home: goalsAway, away: goalsAtHome };
  return {
    leg: other === tie.matches[0] ? 'first' : 'second',
    score,
    prize: prizeOf(round),
    total: isScoreShown(state) ? sumOf(score, mainScore(match)) : undefined,
    winner: tie.winner === undefined || state.kind !== 'result' ? undefined : tie.winner === home ? 'home' : 'away',
    hasKicks: tie.matches.some(({ kicks }) => kicks !== undefined),
  };
}

/** A match without an id is one whose page the cup does not know of: then its ground tells it apart. */
function otherLeg({ matches }: Tie, { id, home_team_id }: Match): TieMatch | undefined {
  const own =
    matches.find((one) => one.id === id) ?? matches.find((one) => one.id === undefined && one.home === home_team_id);
  return own && matches.length === 2 ? matches.find((one) => one !== own) : undefined;
}

function sumOf(one: Pair, other: Pair): Pair {
  return { home: one.home + other.home, away: one.away + other.away };
}
