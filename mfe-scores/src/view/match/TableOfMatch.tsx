import { useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { phaseOf } from 'shared-kernel/rules/status';
import { Loading } from 'shared-kernel/ui/Loading';
import { createLeagueTable } from '../../state/leagueTable';
import { FailedBoard } from '../states/FailedBoard';
import { TableRows } from './TableRows';

/** The table of the match's competition, which loads when its tab is opened, and again when the match has ended. */
export function TableOfMatch({ shell, match }: { shell: Shell; match: Match }) {
  const { competition_id, home_team_id, away_team_id, status_id } = match;
  const hasEnded = phaseOf(status_id) === 'ended';
  const resource = useMemo(() => createLeagueTable(shell, competition_id), [shell, competition_id]);
  const { kind, value } = useResource(resource);
  useEffect(() => {
    if (hasEnded) resource.refresh();
  }, [hasEnded, resource]);
  if (value) return <TableRows table={value.table} teams={[home_team_id, away_team_id]} />;
  return kind === 'failed' ? <FailedBoard onRetry={resource.retry} /> : <Loading />;
}
