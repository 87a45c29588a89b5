import { useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { Team } from 'shared-kernel/entities/team';
import { useResource } from 'shared-kernel/react/useResource';
import { Loading } from 'shared-kernel/ui/Loading';
import { MATCH_HISTORY } from '../../../state/matchHistory';
import { createAnswer } from '../../../state/question';
import { MatchHistory } from '../../match/history/MatchHistory';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { teamNames } from '../../parts/teamNames';

type Props = { shell: Shell; match: Match; home: Team | undefined; away: Team | undefined };

/** What both teams played before, which loads when its tab is opened, and again when the match has ended. */
export function HistoryOfMatch({ shell, match: { id, state }, home, away }: Props) {
  const hasEnded = state.kind === 'result';
  const resource = useMemo(() => createAnswer(shell, MATCH_HISTORY, id), [shell, id]);
  const { kind, value } = useResource(resource);
  useEffect(() => {
    if (hasEnded) resource.refresh();
  }, [hasEnded, resource]);
  if (value) return <MatchHistory history={value.answer} names={teamNames(home?.name, away?.name)} />;
  return kind === 'failed' ? <FailedBoard onRetry={resource.retry} /> : <Loading />;
}
