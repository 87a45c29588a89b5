import { Side } from 'shared-kernel/entities/incident';
import { scored } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { extraTimeScore, mainScore, type Pair, shootoutScore } from 'shared-kernel/rules/score';
import { isHidden } from 'shared-kernel/rules/status';
import { cardPoints } from '../../store/results/cardPoints';
import type { StoredCupMatch } from '../../store/stages/readStages';
import type { Board, BoardMatch } from '../createBoard';
import { recordOf } from '../recordOf';
import type { CupMatch, Goals } from './cupMatch';

/** The matches of a cup: results as they are kept, and what the board shows of those that have none. */
export function cupMatches(stored: readonly StoredCupMatch[], board: Pick<Board, 'find'>): CupMatch[] {
  return stored.flatMap(({ match_id, round, in_group, in_phase, result }) => {
    const shown = board.find(match_id);
    const hasEnded = !shown || shown.status_id === MatchStatus.Ended;
    const known = result && hasEnded ? ofResult(result) : shown && ofBoard(shown);
    const stage = { round, group: in_group ?? undefined, phase: in_phase ?? undefined };
    return known ? [{ id: match_id, ...stage, ...known }] : [];
  });
}

type Known = Omit<CupMatch, 'id' | 'round' | 'group' | 'phase'>;

function ofResult(result: NonNullable<StoredCupMatch['result']>): Known {
  const { home, away, kick_off, home_goals, away_goals, shootout_winner, is_extra_time } = result;
  return {
    home,
    away,
    kickOff: kick_off,
    isLive: false,
    isToCome: false,
    goals: [home_goals, away_goals],
    hasExtraTime: is_extra_time ?? false,
    kicks: bothOf(result.home_kicks, result.away_kicks),
    cards: bothOf(result.home_card_points, result.away_card_points),
    shootout: shootout_winner === null ? undefined : shootout_winner === Side.Home ? 'home' : 'away',
  };
}

function bothOf(home: number | null, away: number | null): Goals | undefined {
  return home === null || away === null ? undefined : [home, away];
}

/** A match that is cancelled, or that its feed took back, is none; one that was put off or broken off is still to come. */
function ofBoard(shown: BoardMatch): Known | undefined {
  const record = recordOf(shown);
  const match = scored(record);
  const { state } = match;
  if (isHidden(state) || record.status_id === MatchStatus.Cancelled) return undefined;
  const isScored = state.kind === 'live' || state.kind === 'result';
  const [score, kicks] = [mainScore(match), isScored ? pairOf(shootoutScore(match)) : undefined];
  const { home_team_id: home, away_team_id: away, match_time: kickOff } = shown;
  return {
    home,
    away,
    kickOff,
    kicks,
    isLive: state.kind === 'live',
    isToCome: state.kind === 'fixture',
    hasExtraTime: extraTimeScore(match) !== undefined,
    goals: isScored ? [score.home, score.away] : undefined,
    cards: isScored ? pairOf(cardPoints(record)) : undefined,
    shootout: state.kind === 'result' && kicks ? winnerOf(kicks) : undefined,
  };
}

function pairOf(pair: Pair | undefined): Goals | undefined {
  return pair && [pair.home, pair.away];
}

function winnerOf([home, away]: Goals): CupMatch['shootout'] {
  return home === away ? undefined : home > away ? 'home' : 'away';
}
