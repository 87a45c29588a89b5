import { useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';
import { Dialog } from 'shared-kernel/ui/Dialog';
import { t } from '../../texts/texts';
import { FailedBoard } from '../states/FailedBoard';
import { DetailSkeleton } from './DetailSkeleton';
import { useDetailAddress } from './useDetailAddress';
import { useReturnedFocus } from './useReturnedFocus';

type Props = {
  shell: Shell;
  /** The match of the address that the visitor entered by, until it is drawn: the first picture may show it. */
  awaited: MatchId | undefined;
  /** Called whenever a detail is drawn, or cannot be. */
  onDrawn: () => void;
};

/** The detail of the match in the address, in a dialog over the page. */
export function DetailOfAddress({ shell, awaited, onDrawn }: Props) {
  const { id, close } = useDetailAddress();
  useReturnedFocus(id);
  if (id === undefined) return null;
  return (
    <Dialog title={t('detailTitle')} size="small" isSheet isOpen={id !== awaited} onClose={close}>
      <Detail key={id} shell={shell} id={id} onDrawn={onDrawn} />
    </Dialog>
  );
}

/** The hover card needs the same file. */
const detailOf = perShell(({ report }) =>
  createResource({ load: () => import(/* webpackChunkName: "detail" */ './MatchDetail'), report }),
);

/** A click opens the dialog at once; its content loads then, because few visitors need it. */
function Detail({ shell, id, onDrawn }: Omit<Props, 'awaited'> & { id: MatchId }) {
  const file = detailOf(shell);
  const { kind, value: code } = useResource(file);
  const hasFailed = !code && kind === 'failed';
  useEffect(() => {
    if (hasFailed) onDrawn();
  }, [hasFailed, onDrawn]);
  if (code) return <code.MatchDetail shell={shell} id={id} onDrawn={onDrawn} />;
  return hasFailed ? <FailedBoard onRetry={file.retry} /> : <DetailSkeleton />;
}
