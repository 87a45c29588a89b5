import { useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { Loading } from 'shared-kernel/ui/Loading';
import { areLineupsAwaited } from '../../../domain/areLineupsAwaited';
import { LINEUPS } from '../../../state/lineups';
import { createAnswer } from '../../../state/question';
import { FailedBoard } from '../../parts/states/FailedBoard';
import type { TeamNames } from '../../parts/teamNames';
import { Lineups } from './Lineups';

type Props = { shell: Shell; match: Match; names: TeamNames };

/** The line-ups of the match, which load when their tab is opened; while they are awaited, and seen, again each minute. */
export function LineupsOfMatch({ shell, match, names }: Props) {
  const { id, match_time, state } = match;
  const resource = useMemo(() => createAnswer(shell, LINEUPS, id), [shell, id]);
  const { kind, value } = useResource(resource);
  const hasBegun = state.kind !== 'fixture';
  useEffect(() => {
    if (hasBegun && resource.state$.value.kind !== 'loading') resource.reload();
  }, [hasBegun, resource]);
  useEffect(() => {
    const following = shell.clock.second$.subscribe((now) => {
      const isAwaited = areLineupsAwaited({ match_time, state }, value?.answer, now);
      if (isAwaited && document.visibilityState === 'visible') resource.refresh();
    });
    return () => following.unsubscribe();
  }, [shell, resource, match_time, state, value]);
  if (value) return <Lineups lineups={value.answer} match={match} names={names} />;
  return kind === 'failed' ? <FailedBoard onRetry={resource.retry} /> : <Loading />;
}
