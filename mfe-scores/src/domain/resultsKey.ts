import type { Match } from 'shared-kernel/entities/match';
import { mainScore } from 'shared-kernel/rules/score';
import { phaseOf } from 'shared-kernel/rules/status';

/** Changes when one of the matches has begun, has another score, or has ended: so does a table. Nothing without matches. */
export function resultsKey(matches: Iterable<Match>): string | undefined {
  const known = [...matches];
  if (known.length === 0) return undefined;
  return known
    .flatMap((match) => {
      const phase = phaseOf(match.status_id);
      const { home, away } = mainScore(match);
      return phase === 'live' || phase === 'ended' ? `${match.id} ${phase} ${home}-${away}` : [];
    })
    .sort()
    .join();
}
