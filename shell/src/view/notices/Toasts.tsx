import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { auditTime, map } from 'rxjs';
import { PHONE } from 'shared-kernel/design/media';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { NO_TOASTS } from '../../domain/notices/toastStack';
import type { FollowOfferStore } from '../../state/notices/createFollowOffer';
import type { Toasts as ToastStore } from '../../state/notices/createToasts';
import { FollowOffer } from './FollowOffer';
import { spokenRest, t } from './noticeTexts';
import { OtherToasts } from './OtherToasts';
import { Toast } from './Toast';
import { dismissDialogOnTop, useReachableHost } from './useReachableHost';

/** The count is said once it has grown for so long, in milliseconds: a burst is one sentence. */
const SAID_AFTER_MS = 1_000;

/** Goals and cards as they happen, over page and dialogs. They stay while the pointer or the focus is on them. */
export function Toasts({ toasts, offer }: { toasts: ToastStore; offer: FollowOfferStore }) {
  const stack = useObservable(toasts.stack$, NO_TOASTS);
  const said$ = useMemo(() => toasts.stack$.pipe(auditTime(SAID_AFTER_MS), map(spokenRest)), [toasts]);
  const said = useObservable(said$, '');
  const host = useReachableHost();
  const corner = useRef<HTMLDivElement>(null);
  useBelowHeader(corner);
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
      {/* It stays while it is empty: screen readers announce only additions to an existing region. Not atomic, so
          that a scorer who arrives later is read alone. */}
      <div role="status" aria-label={t('notices.label')} aria-atomic="false">
        {stack.shown.map((notice) => (
          <Toast key={notice.key} notice={notice} onOpened={toasts.clear} onClosed={toasts.close} />
        ))}
      </div>
      {stack.rest.length > 0 ? (
        <OtherToasts
          stack={stack}
          onHold={(isHeld) => toasts.hold('open', isHeld)}
          onOpened={toasts.clear}
          onClosed={toasts.clearRest}
        />
      ) : null}
      <HiddenText role="status">{said}</HiddenText>
      <FollowOffer offer={offer} />
    </Corner>,
    host,
  );
}

/** Closes overlays when the visitor asks for a match. */
function useWayToMatch() {
  const { search } = useLocation();
  const isAskedFor = new URLSearchParams(search).has('highlight');
  useEffect(() => {
    if (isAskedFor) dismissDialogOnTop();
  }, [isAskedFor]);
}

const Corner = styled.div`
  position: fixed;
  top: calc(var(--header) + var(--space-2));
  right: var(--space-4);
  z-index: 45;
  width: 360px;
  color: var(--ink);
  cursor: auto;
  pointer-events: none;
  & [data-toast] { position: absolute; inset: 0 0 auto; }
  @media print { display: none; }
  @media ${PHONE} {
    /* 315 px at least, where the screen has so many. */
    right: clamp(0px, (100vw - 315px) / 2, var(--space-2));
    width: max(100vw - 16px, min(315px, 100vw));
    /* Keeps the dialog's title and close button visible. */
    dialog & { top: 80px; }
  }
`;

/** Keeps clear of the header, whose height an advert in it and larger text change. It stays where it is when the page is scrolled. */
function useBelowHeader(holder: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const header = document.querySelector('header');
    if (!header) return undefined;
    const height = new ResizeObserver(() =>
      holder.current?.style.setProperty('--header', `${header.getBoundingClientRect().height}px`),
    );
    height.observe(header);
    return () => height.disconnect();
  }, [holder]);
}

const GAP_PX = 8;

/**
 * Stacks elements by `transform` alone: a new one on top pushes the others down, which must not count as a layout
 * shift. It runs with each render of its caller.
 *
 * @param selector finds them inside `holder`, from the top down
 */
function usePile(holder: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const pile = [...(holder.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    // The observer first fires before the first paint, later when a text grows or the phone is turned.
    const sizes = new ResizeObserver(() => {
      let top = 0;
      for (const element of pile) {
        element.style.transform = `translateY(${top}px)`;
        top += element.getBoundingClientRect().height + GAP_PX;
      }
    });
    for (const element of pile) sizes.observe(element);
    return () => sizes.disconnect();
  });
}
