import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { Loading } from 'shared-kernel/ui/Loading';
import { resultsKey } from '../../domain/resultsKey';
import { createSeason } from '../../state/seasonTables';
import { FailedBoard } from '../states/FailedBoard';
import { TableOfTeams } from './TableOfTeams';
import { useChangedResults } from './useChangedResults';

/** The table of the match's competition, or of the group of a cup, both teams marked, which loads again when the match has another score. */
export function TableWithMatch({ shell, match }: { shell: Shell; match: Match }) {
  const { competition_id, home_team_id, away_team_id } = match;
  const resource = useMemo(() => createSeason(shell, competition_id), [shell, competition_id]);
  const { kind, value } = useResource(resource);
  useChangedResults(shell.clock, resultsKey([match]), resource.reload);
  if (value) return <TableOfTeams season={value} teams={[home_team_id, away_team_id]} />;
  return kind === 'failed' ? <FailedBoard onRetry={resource.retry} /> : <Loading />;
}
