import { useContext, useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useResource } from 'shared-kernel/react/useResource';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { createPastDay } from '../../../state/pastDay';
import { PageRenderedContext } from '../../match/detail/useAwaitedDetail';
import { ResultsCover } from '../../parts/hidden/ResultsCover';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { PastDay } from './PastDay';

type Props = { shell: Shell; day: LocalDay; today: LocalDay };

/** The kept results of a day, covered for who hides scores (M23). */
export function PastDayOfStore({ shell, day, today }: Props) {
  const resource = useMemo(() => createPastDay(shell, day), [shell, day]);
  const { kind, value } = useResource(resource);
  const onRendered = useContext(PageRenderedContext);
  const isSettled = value !== undefined || kind === 'failed';
  useEffect(() => {
    if (isSettled) onRendered();
  }, [isSettled, onRendered]);
  if (!value && kind === 'failed') return <FailedBoard onRetry={resource.retry} />;
  return (
    <ResultsCover shell={shell} of="history">
      <PastDay day={day} today={today} results={value} />
    </ResultsCover>
  );
}
