import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { decodeMatchRange, type MatchRange } from 'shared-kernel/protocol/matchRange';
import { REST_PATHS } from 'shared-kernel/protocol/rest';

/** One match, whole. Alone, so that all visitors share an address that caches can answer. */
export function loadMatch({ http, report }: Pick<Shell, 'http' | 'report'>, id: MatchId): Promise<MatchRange> {
  return http.get(REST_PATHS.match, { query: { Id: id }, decode: (raw) => decodeMatchRange(raw, report) });
}
