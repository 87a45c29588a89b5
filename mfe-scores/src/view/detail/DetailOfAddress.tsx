import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { Dialog } from 'shared-kernel/ui/Dialog';
import { t } from '../../texts/texts';
import { FailedBoard } from '../states/FailedBoard';
import { useLoadedLater } from '../useLoadedLater';
import { DetailSkeleton } from './DetailSkeleton';
import { loadDetail } from './loadDetail';
import { useDetailAddress } from './useDetailAddress';
import { useReturnedFocus } from './useReturnedFocus';

/** The detail of the match that the address names, in a dialog over whatever page there is. */
export function DetailOfAddress({ shell }: { shell: Shell }) {
  const { id, close } = useDetailAddress();
  useReturnedFocus(id);
  if (id === undefined) return null;
  return (
    <Dialog title={t('detail.title')} size="small" onClose={close}>
      <Detail key={id} shell={shell} id={id} />
    </Dialog>
  );
}

/** The dialog stands at once; what is in it is loaded on the first click, because few visitors need it. */
function Detail({ shell, id }: { shell: Shell; id: MatchId }) {
  const [part, retry] = useLoadedLater(loadDetail, shell.report);
  switch (part.kind) {
    case 'loading':
      return <DetailSkeleton />;
    case 'failed':
      return <FailedBoard onRetry={retry} />;
    case 'loaded':
      return <part.code.MatchDetail shell={shell} id={id} />;
  }
}
