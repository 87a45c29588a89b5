import { createGlobalStyle } from 'styled-components';
import { BOTTOM_ADVERT_ATTRIBUTE } from './BottomAdvert';

/**
 * What the whole page needs to know of its bottom edge: the phone menu is lowest, an advert may stand on it (S20),
 * and everything that floats stands on both. Remotes may read `--bottom-menu` and `--bottom-edge`.
 */
export const PageStyle = createGlobalStyle`
  :root {
    --bottom-menu: 0px;
    --bottom-advert: 0px;
    --bottom-edge: calc(var(--bottom-menu) + var(--bottom-advert));
  }
  :root[${BOTTOM_ADVERT_ATTRIBUTE}] { --bottom-advert: var(--banner-height); }
  body { padding-bottom: var(--bottom-edge); overflow-wrap: break-word; }
  @media (max-width: 640px) {
    :root { --bottom-menu: calc(56px + env(safe-area-inset-bottom, 0px)); }
  }
`;
