import type { Shell } from 'shared-kernel/contract/shell';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { decodeMatchRange } from 'shared-kernel/protocol/matchRange';
import { REST_PATHS } from 'shared-kernel/protocol/rest';

/** One match, whole. Alone, so that all visitors share an address that caches can answer. */
export async function loadMatch({ http, report }: Pick<Shell, 'http' | 'report'>, id: MatchId): Promise<Match[]> {
  const decode = (raw: unknown) => decodeMatchRange(raw, report);
  const { matches } = await http.get(REST_PATHS.match, { query: { Id: id }, decode });
  return matches;
}
