import type { Shell } from 'shared-kernel/contract/shell';
import type { Cup } from 'shared-kernel/entities/cup';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchInfo } from 'shared-kernel/entities/matchInfo';
import { resultsKey } from '../../../domain/resultsKey';
import { knockOutRound } from '../../../domain/tieOfMatch';
import { createCup } from '../../../state/seasonTables';
import { useChangedResults } from '../../parts/useChangedResults';
import { useSeason } from '../../parts/useSeason';

/**
 * The cup of a match that is in a knock-out round, for the other leg: asked for when both are known, and so after the first
 * content; again when the match has another score, and now and then. The page stands without it: a failure shows nothing.
 */
export function useCupOfMatch(shell: Shell, match: Match | undefined, info: MatchInfo | undefined): Cup | undefined {
  const competition = knockOutRound(info) && match?.competition_id;
  const { value, reload } = useSeason(shell, competition, createCup);
  useChangedResults(shell.clock, match && resultsKey([match]), reload);
  return value?.cup;
}
