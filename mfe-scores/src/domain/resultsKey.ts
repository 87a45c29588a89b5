import type { Match } from 'shared-kernel/entities/match';
import { mainScore } from 'shared-kernel/rules/score';

/** Changes when one of the matches has begun, has another score, or has ended: so does a table. Nothing without matches. */
export function resultsKey(matches: Iterable<Match>): string | undefined {
  const known = [...matches];
  if (known.length === 0) return undefined;
  return known
    .flatMap((match) => {
      const { kind } = match.state;
      const { home, away } = mainScore(match);
      return kind === 'live' || kind === 'result' ? `${match.id} ${kind} ${home}-${away}` : [];
    })
    .sort()
    .join();
}
