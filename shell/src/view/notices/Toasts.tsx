import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import { NO_TOASTS } from '../../domain/notices/toastStack';
import type { Toasts as ToastStore } from '../../state/notices/createToasts';
import { t } from '../texts/texts';
import { OtherToasts } from './OtherToasts';
import { Toast } from './Toast';

/** Goals and cards as they happen, over the page: nothing moves. They stay while the pointer or the focus is on them. */
export function Toasts({ toasts }: { toasts: ToastStore }) {
  const stack = useObservable(toasts.stack$, NO_TOASTS);
  return (
    <Corner
      onPointerEnter={() => toasts.hold('pointer', true)}
      onPointerLeave={() => toasts.hold('pointer', false)}
      onFocus={() => toasts.hold('focus', true)}
      onBlur={() => toasts.hold('focus', false)}
    >
      {/* Not atomic: of a toast whose scorer arrives later only the name is read. */}
      <Region role="status" aria-label={t('notices.label')} aria-atomic="false">
        {stack.shown.map((notice) => (
          <Toast key={notice.key} notice={notice} onOpened={toasts.clear} onClosed={toasts.remove} />
        ))}
      </Region>
      {stack.restCount > 0 ? (
        <OtherToasts stack={stack} onHold={(isHeld) => toasts.hold('open', isHeld)} onOpened={toasts.clear} />
      ) : null}
    </Corner>
  );
}

const Corner = styled.div`
  position: fixed;
  top: 72px;
  right: var(--space-4);
  z-index: 45;
  display: grid;
  gap: var(--space-2);
  width: 360px;
  min-width: min(315px, calc(100vw - 16px));
  pointer-events: none;
  @media (max-width: 640px) {
    top: var(--space-2);
    right: var(--space-2);
    width: calc(100vw - 16px);
  }
`;

/** It stays when it is empty: readers announce only what is added to a region that is there. */
const Region = styled.div`
  display: grid;
  gap: var(--space-2);
`;
