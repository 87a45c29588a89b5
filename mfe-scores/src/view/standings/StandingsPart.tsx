import { useContext, useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useResource } from 'shared-kernel/react/useResource';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';
import { Loading } from 'shared-kernel/ui/Loading';
import { PageDrawnContext } from '../detail/useAwaitedDetail';
import { BoardPage } from '../page/BoardPage';
import { FailedBoard } from '../states/FailedBoard';

const codeOf = perShell(({ report }) =>
  createResource({ load: () => import(/* webpackChunkName: "standings" */ './StandingsOfSite'), report }),
);

/** The page of league tables, in a file of its own: it has no board, and no board has it. */
export function StandingsPart({ shell }: { shell: Shell }) {
  const file = codeOf(shell);
  const { kind, value: code } = useResource(file);
  const onPageDrawn = useContext(PageDrawnContext);
  const isLoading = kind === 'loading';
  const hasFailed = kind === 'failed' && !code;
  useEffect(() => {
    if (hasFailed) onPageDrawn();
  }, [hasFailed, onPageDrawn]);

  if (code) return <code.StandingsOfSite shell={shell} />;
  return <BoardPage>{isLoading ? <Loading /> : <FailedBoard onRetry={file.retry} />}</BoardPage>;
}
