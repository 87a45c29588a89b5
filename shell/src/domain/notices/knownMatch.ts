import type { Incident } from 'shared-kernel/entities/incident';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { mainScore, type Pair, redCards } from 'shared-kernel/rules/score';
import { redCardsOf } from './incidents';

/** The state of a match that the next update is compared with. */
export type KnownMatch = { version: number | undefined; score: Pair; reds: Pair };

export function knownFromMatch(match: Match): KnownMatch {
  return { version: match.version, score: mainScore(match), reds: redsOf(match, match.incidents) };
}

export function knownFromUpdate({ score, incidents, version }: MatchUpdate): KnownMatch {
  const [, status_id, home_scores, away_scores] = score;
  const scored = { status_id, home_scores, away_scores };
  return { version, score: mainScore(scored), reds: redsOf(scored, incidents ?? []) };
}

/** Counter or list of incidents, whichever has more cards (M9). */
function redsOf(scored: Parameters<typeof redCards>[0], incidents: readonly Incident[]): Pair {
  const counted = redCards(scored);
  return {
    home: Math.max(counted.home, redCardsOf(incidents, 'home').length),
    away: Math.max(counted.away, redCardsOf(incidents, 'away').length),
  };
}
