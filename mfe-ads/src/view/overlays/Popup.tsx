import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { t } from '../../texts';
import { OverlayBox } from './OverlayBox';
import { useEscape } from './useEscape';
import { useFirstMove } from './useFirstMove';
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
