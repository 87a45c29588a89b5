import { type ReactNode, useCallback, useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { toId } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { useLocation, useNavigate, useSearchParams } from 'shared-kernel/router';
import { Dialog } from 'shared-kernel/ui/Dialog';
import { fileOf } from '../../../state/fileOf';
import { t } from '../../../texts/texts';
import { lineOf } from '../../parts/lineOf';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { DETAIL_PARAMETER } from '../../parts/useOpenDetail';
import { DetailSkeleton } from './DetailSkeleton';
import { PageRenderedContext, useAwaitedDetail } from './useAwaitedDetail';

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

/** The match whose detail is open, and how to close it: by Back when a row opened it, else by replacing the address. */
function useDetailAddress(): { id: MatchId | undefined; close: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const { state, pathname }: { state: unknown; pathname: string } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = typeof state === 'object' && state !== null && 'isDetailOpenedHere' in state;

  const close = useCallback(() => {
    if (isOpenedHere) {
      navigate(-1);
      return;
    }
    const withoutMatch = (all: URLSearchParams) => {
      all.delete(DETAIL_PARAMETER);
      return all;
    };
    setParameters(withoutMatch, { replace: true });
  }, [isOpenedHere, navigate, setParameters]);

  // The pages of one match, team or competition have none.
  const isOnBoards = pathname.split('/').length < 3;
  return { id: isOnBoards ? toId(parameters.get(DETAIL_PARAMETER)) : undefined, close };
}

/**
 * Returns the focus to the match's row when its detail closes. The dialog does so itself, unless the row was mounted
 * again meanwhile, or an address opened the detail.
 */
function useReturnedFocus(id: MatchId | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    return () => {
      // After the dialog has returned it, in the same task.
      queueMicrotask(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const button = lineOf(document, String(id))?.querySelector<HTMLElement>("[data-opens='detail']");
        button?.focus({ preventScroll: true });
      });
    };
  }, [id]);
}
