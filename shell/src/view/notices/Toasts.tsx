import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import styled from 'styled-components';
import { NO_TOASTS } from '../../domain/notices/toastStack';
import type { Toasts as ToastStore } from '../../state/notices/createToasts';
import { t } from '../texts/texts';
import { OtherToasts } from './OtherToasts';
import { Toast } from './Toast';
import { usePile } from './usePile';
import { dismissDialogOnTop, useReachableHost } from './useReachableHost';

/**
 * Goals and cards as they happen, over the page and over an open dialog: nothing moves. They stay while the pointer or
 * the focus is on them.
 */
export function Toasts({ toasts }: { toasts: ToastStore }) {
  const stack = useObservable(toasts.stack$, NO_TOASTS);
  const host = useReachableHost();
  const corner = useRef<HTMLDivElement>(null);
  usePile(corner, '[data-toast]');
  useWayToMatch();
  return createPortal(
    <Corner
      ref={corner}
      onPointerEnter={() => toasts.hold('pointer', true)}
      onPointerLeave={() => toasts.hold('pointer', false)}
      onFocus={() => toasts.hold('focus', true)}
      onBlur={() => toasts.hold('focus', false)}
    >
      {/* It stays when it is empty: readers announce only what is added to a region that is there. Not atomic: of a toast
      whose scorer arrives later only the name is read. */}
      <div role="status" aria-label={t('notices.label')} aria-atomic="false">
        {stack.shown.map((notice) => (
          <Toast key={notice.key} notice={notice} onOpened={toasts.clear} onClosed={toasts.remove} />
        ))}
      </div>
      {stack.restCount > 0 ? (
        <OtherToasts stack={stack} onHold={(isHeld) => toasts.hold('open', isHeld)} onOpened={toasts.clear} />
      ) : null}
    </Corner>,
    host,
  );
}

/** Who asks for a match wants to see it: what lies over the page goes. */
function useWayToMatch() {
  const { search } = useLocation();
  const isAskedFor = new URLSearchParams(search).has('highlight');
  useEffect(() => {
    if (isAskedFor) dismissDialogOnTop();
  }, [isAskedFor]);
}

const Corner = styled.div`
  position: fixed;
  top: 72px;
  right: var(--space-4);
  z-index: 45;
  width: 360px;
  min-width: min(315px, calc(100vw - 16px));
  color: var(--ink);
  cursor: auto;
  pointer-events: none;
  & [data-toast] { position: absolute; inset: 0 0 auto; }
  @media (max-width: 640px) {
    top: var(--space-2);
    right: var(--space-2);
    width: calc(100vw - 16px);
    /* Its title and its cross stay in sight. */
    dialog & { top: 80px; }
  }
`;
