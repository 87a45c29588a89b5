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

/** The detail of the match in the address, in a dialog over the page. */
export function DetailOfAddress({ shell }: { shell: Shell }) {
  const { id, close } = useDetailAddress();
  useReturnedFocus(id);
  if (id === undefined) return null;
  return (
    <Dialog title={t('detailTitle')} size="small" isSheet onClose={close}>
      <Detail key={id} shell={shell} id={id} />
    </Dialog>
  );
}

/** The hover card needs the same file. */
const detailOf = perShell(({ report }) =>
  createResource({ load: () => import(/* webpackChunkName: "detail" */ './MatchDetail'), report }),
);

/** The dialog opens at once; its content loads on the first click, because few visitors need it. */
function Detail({ shell, id }: { shell: Shell; id: MatchId }) {
  const file = detailOf(shell);
  const { kind, value: code } = useResource(file);
  if (code) return <code.MatchDetail shell={shell} id={id} />;
  return kind === 'failed' ? <FailedBoard onRetry={file.retry} /> : <DetailSkeleton />;
}
