import { createGlobalStyle } from 'styled-components';

/**
 * What the whole page needs to know of its bottom edge: the phone menu is lowest, adverts stand on it (S20).
 * Remotes may read `--bottom-menu` to stand clear of it.
 */
export const PageStyle = createGlobalStyle`
  :root { --bottom-menu: 0px; }
  body { padding-bottom: var(--bottom-menu); overflow-wrap: break-word; }
  @media (max-width: 640px) {
    :root { --bottom-menu: calc(56px + env(safe-area-inset-bottom, 0px)); }
  }
`;
