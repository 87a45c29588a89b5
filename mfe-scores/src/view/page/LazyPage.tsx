import { type ReactNode, useContext, useEffect } from 'react';
import { useResource } from 'shared-kernel/react/useResource';
import type { Resource } from 'shared-kernel/state/createResource';
import { Loading } from 'shared-kernel/ui/Loading';
import { PageDrawnContext } from '../detail/useAwaitedDetail';
import { FailedBoard } from '../states/FailedBoard';
import { BoardPage } from './BoardPage';

type Props<Code> = { file: Resource<Code>; children: (code: Code) => ReactNode };

/** A page whose code is in a file of its own: boards do not carry it. */
export function LazyPage<Code>({ file, children }: Props<Code>) {
  const { kind, value: code } = useResource(file);
  const onPageDrawn = useContext(PageDrawnContext);
  const isLoading = kind === 'loading';
  const hasFailed = kind === 'failed' && !code;
  useEffect(() => {
    if (hasFailed) onPageDrawn();
  }, [hasFailed, onPageDrawn]);

  if (code) return children(code);
  return <BoardPage>{isLoading ? <Loading /> : <FailedBoard onRetry={file.retry} />}</BoardPage>;
}
