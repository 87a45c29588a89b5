import { type ComponentType, useContext, useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useResource } from 'shared-kernel/react/useResource';
import type { Resource } from 'shared-kernel/state/createResource';
import { Loading } from 'shared-kernel/ui/Loading';
import { fileOf } from '../../../state/fileOf';
import { PageRenderedContext } from '../../match/detail/useAwaitedDetail';
import { BoardPage } from '../../parts/BoardPage';
import { FailedBoard } from '../../parts/states/FailedBoard';

type OfShell = { shell: Shell };
type Code<Props> = Resource<ComponentType<Props>>;

/** A page whose code is in a file of its own: boards do not carry it. */
export function lazyPage<Props extends OfShell>(load: () => Promise<ComponentType<Props>>) {
  const fileOfPage = fileOf(load);
  return (props: Props) => <LazyPage<Props> file={fileOfPage(props.shell)} props={props} />;
}

function LazyPage<Props extends OfShell>({ file, props }: { file: Code<Props>; props: Props }) {
  const { kind, value: Page } = useResource(file);
  const onPageRendered = useContext(PageRenderedContext);
  const hasFailed = kind === 'failed' && !Page;
  useEffect(() => {
    if (hasFailed) onPageRendered();
  }, [hasFailed, onPageRendered]);

  if (Page) return <Page {...props} />;
  return <BoardPage>{hasFailed ? <FailedBoard onRetry={file.retry} /> : <Loading />}</BoardPage>;
}
