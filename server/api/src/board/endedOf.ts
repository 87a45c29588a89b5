import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { BoardMatch } from './createBoard';

/** Changes when a match ends, is corrected, or has not ended after all: its result is stored by then. */
export function endedOf(matches: readonly BoardMatch[]): string {
  const ended = matches.filter(({ status_id }) => status_id === MatchStatus.Ended);
  return `${ended.length}/${Math.max(0, ...ended.map(({ version }) => version))}`;
}
