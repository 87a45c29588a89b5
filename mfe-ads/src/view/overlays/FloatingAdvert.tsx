import styled from 'styled-components';
import { t } from '../../texts';
import { OverlayBox } from './OverlayBox';
import { useOverlay } from './useOverlay';

type Props = { place: 'floatLeft' | 'floatRight' };

/** A banner at the edge of the window, shown only where it covers neither content nor the slots beside it. */
export function FloatingAdvert({ place }: Props) {
  const overlay = useOverlay(place);
  if (!overlay) return null;
  return (
    <Edge data-place={place}>
      <OverlayBox key={overlay.advert.id} label={t(`slots.${place}`)} {...overlay} />
    </Edge>
  );
}

/**
 * Content is 1124 px wide; from 1492 px on there is a column of 184 px at each side of it. An advert of 120 px with its
 * gaps fits beside them in two ranges of widths. Both begin later for a visitor with larger text, whose content is wider.
 */
const Edge = styled.div`
  position: fixed;
  top: 50%;
  z-index: 15;
  display: none;
  width: 120px;
  transform: translateY(-50%);
  &[data-place='floatLeft'] { left: var(--space-2); }
  &[data-place='floatRight'] { right: var(--space-2); }
  @media (min-width: 87.5em) and (max-width: 93.1875em), (min-width: 111.25em) { display: block; }
`;
