import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { Loading } from 'shared-kernel/ui/Loading';
import { resultsKey } from '../../domain/resultsKey';
import { FailedBoard } from '../parts/states/FailedBoard';
import { useChangedResults } from '../parts/useChangedResults';
import { useSeason } from '../parts/useSeason';
import { TablesOfMatch } from './TablesOfMatch';

/** The table of the match's competition, or the groups of a cup, both teams marked, which loads again when the match has another score, and now and then. */
export function TableWithMatch({ shell, match }: { shell: Shell; match: Match }) {
  const { value, hasFailed, reload, retry } = useSeason(shell, match.competition_id);
  useChangedResults(shell.clock, resultsKey([match]), reload);
  if (value) return <TablesOfMatch season={value} match={match} />;
  return hasFailed ? <FailedBoard onRetry={retry} /> : <Loading />;
}
