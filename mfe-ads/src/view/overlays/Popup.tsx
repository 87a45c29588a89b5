import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { t } from '../../texts';
import { OverlayBox } from './OverlayBox';
import { useFocusBeneath } from './useFocusBeneath';
import { useFreeMoment } from './useFreeMoment';
import { useOverlay } from './useOverlay';

/**
 * The advert in the middle of the page. It blocks nothing beside it and takes no focus. It waits for the visitor's
 * first movement, and then for a moment without a press, an open dialog or typing. It makes way for the focus.
 */
export function Popup() {
  const overlay = useOverlay('popup');
  const isFree = useFreeMoment(useFirstMove());
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

const MOVES = ['pointermove', 'wheel', 'touchmove'] as const;

/**
 * Becomes true at the visitor's first movement of pointer or scroll, and stays so. A key is none: the focus that it
 * moves must not land beneath an overlay that comes with it.
 */
function useFirstMove(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isHere) return undefined;
    const arrived = new AbortController();
    const options = { capture: true, passive: true, signal: arrived.signal };
    const onMove = (event: Event) => isMovement(event) && setHere(true);
    for (const move of MOVES) document.addEventListener(move, onMove, options);
    return () => arrived.abort();
  }, [isHere]);
  return isHere;
}

/** A page that scrolls beneath a resting pointer sends moves of no length. */
function isMovement(event: Event): boolean {
  if (event.type !== 'pointermove' || !(event instanceof MouseEvent)) return true;
  return event.movementX !== 0 || event.movementY !== 0;
}
