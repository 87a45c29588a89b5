import { type ReactNode, useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { Dialog } from 'shared-kernel/ui/Dialog';
import { fileOf } from '../../../state/fileOf';
import { t } from '../../../texts/texts';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { DetailSkeleton } from './DetailSkeleton';
import { PageRenderedContext, useAwaitedDetail } from './useAwaitedDetail';
import { useDetailAddress } from './useDetailAddress';
import { useReturnedFocus } from './useReturnedFocus';

/** The page, and over it the detail of the match in the address. */
export function DetailOfAddress({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { id, close } = useDetailAddress();
  const { awaited, onPageRendered, onDetailRendered } = useAwaitedDetail(id, shell.contentDrawn);
  useReturnedFocus(id);
  return (
    <PageRenderedContext value={onPageRendered}>
      {children}
      {id === undefined ? null : (
        <Dialog title={t('detailTitle')} size="small" isSheet isOpen={id !== awaited} onClose={close}>
          <Detail key={id} shell={shell} id={id} onRendered={onDetailRendered} />
        </Dialog>
      )}
    </PageRenderedContext>
  );
}

/** The hover card needs the same file. */
const detailOf = fileOf(() => import(/* webpackChunkName: "detail" */ './MatchDetail'));

/** A click opens the dialog at once; its content loads then, because few visitors need it. */
function Detail({ shell, id, onRendered }: { shell: Shell; id: MatchId; onRendered: () => void }) {
  const file = detailOf(shell);
  const { kind, value: code } = useResource(file);
  useEffect(() => {
    if (kind === 'failed') onRendered();
  }, [kind, onRendered]);
  if (code) return <code.MatchDetail shell={shell} id={id} onRendered={onRendered} />;
  return kind === 'failed' ? <FailedBoard onRetry={file.retry} /> : <DetailSkeleton />;
}
