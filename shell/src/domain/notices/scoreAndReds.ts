import { type Incident, Side } from 'shared-kernel/entities/incident';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchNews } from 'shared-kernel/rules/matchNews';
import { mainScore, type Pair, redCards } from 'shared-kernel/rules/score';
import { isRedCard, redCardsOf } from './incidents';

/** Score and red cards of a match, with which the next update is compared. */
export type ScoreAndReds = { version: number | undefined; score: Pair; reds: Pair };

export function scoreAndRedsOf(match: Match): ScoreAndReds {
  return { version: match.version, score: mainScore(match), reds: redsOf(match, match.incidents) };
}

/** @param before what was known: an update whose red cards cannot all be read takes none away */
export function scoreAndRedsAfter(update: MatchNews, before: ScoreAndReds | undefined): ScoreAndReds {
  const { version, incidents } = update;
  const reds = redsOf(update, incidents ?? []);
  const isPartial = !incidents || incidents.some((one) => isRedCard(one) && one.position === Side.Neither);
  return { version, score: mainScore(update), reds: isPartial && before ? most(reds, before.reds) : reds };
}

/** Counter or list of incidents, whichever has more cards (M9). */
function redsOf(scored: Parameters<typeof redCards>[0], incidents: readonly Incident[]): Pair {
  const listed = { home: redCardsOf(incidents, 'home').length, away: redCardsOf(incidents, 'away').length };
  return most(redCards(scored), listed);
}

function most(one: Pair, other: Pair): Pair {
  return { home: Math.max(one.home, other.home), away: Math.max(one.away, other.away) };
}
