import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { Loading } from 'shared-kernel/ui/Loading';
import { createLeagueTable } from '../../state/leagueTable';
import { FailedBoard } from '../states/FailedBoard';
import { TableRows } from './TableRows';

/** The table of the match's competition, which loads when its tab is opened. */
export function TableOfMatch({ shell, match }: { shell: Shell; match: Match }) {
  const { competition_id, home_team_id, away_team_id } = match;
  const resource = useMemo(() => createLeagueTable(shell, competition_id), [shell, competition_id]);
  const { kind, value } = useResource(resource);
  if (value) return <TableRows table={value.table} teams={[home_team_id, away_team_id]} />;
  return kind === 'failed' ? <FailedBoard onRetry={resource.retry} /> : <Loading />;
}
