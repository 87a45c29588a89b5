import { useEffect, useRef } from 'react';
import { LOW, PHONE } from 'shared-kernel/design/media';
import { useMedia } from 'shared-kernel/react/useMedia';
import styled, { keyframes } from 'styled-components';
import { t } from '../../texts';
import { OverlayBox } from './OverlayBox';
import { useFocusBeneath } from './useFocusBeneath';
import { useFreeMoment } from './useFreeMoment';
import { useOverlay } from './useOverlay';

/**
 * The advert in the middle of the page. It blocks nothing beside it and takes no focus. It waits for the visitor's
 * first movement, and then for a free moment, and makes way for the focus. A low window has no room for it and rows.
 */
export function Popup() {
  const overlay = useOverlay('popup');
  const isLow = useMedia(LOW);
  const isFree = useFreeMoment() && !isLow;
  const box = useRef<HTMLElement>(null);
  const onClose = isFree ? overlay?.onClose : undefined;
  useEscape(onClose);
  useFocusBeneath(box, onClose);
  if (!overlay || !isFree) return null;
  return (
    <Middle>
      <OverlayBox key={overlay.advert.id} label={t('slots.popup')} ref={box} {...overlay} />
    </Middle>
  );
}

const deaf = keyframes`from, to { pointer-events: none; }`;

const Middle = styled.div`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: 40;
  width: min(400px, 100vw - 32px);
  transform: translate(-50%, -50%);
  /* A lower window shows the button and the upper part of the picture. */
  & > * { max-height: calc(100dvh - var(--bottom-edge, 0px) - 32px); }
  /* On a phone four rows are whole above it. */
  @media ${PHONE} {
    inset: auto 0 calc(var(--bottom-edge, 0px) + var(--space-2));
    width: fit-content;
    margin: 0 auto;
    transform: none;
    & img { width: auto; max-height: 180px; }
  }
  /* A tap that was meant for the page as the popup appeared has no effect. */
  & a { animation: ${deaf} 500ms; }
`;

/** Escape closes the overlay, unless a dialog or another part of the page uses the key. */
function useEscape(onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !isTaken) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
}
