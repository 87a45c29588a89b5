import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { isOver } from 'shared-kernel/rules/status';
import { MATCH_INFO } from '../../../state/matchInfo';
import { createAnswer } from '../../../state/question';
import { WatchLine } from './WatchLine';

type Props = { shell: Shell; match: Match };

/** Who shows a match that is not over, asked for when its detail opens. It is an extra: a failure shows nothing. */
export function ChannelsOfMatch(props: Props) {
  return isOver(props.match.state) ? null : <Asked {...props} />;
}

function Asked({ shell, match }: Props) {
  const { id } = match;
  const info = useResource(useMemo(() => createAnswer(shell, MATCH_INFO, id), [shell, id]));
  return <WatchLine match={match} channels={info.value?.answer?.channels} />;
}
