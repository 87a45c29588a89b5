import { PHONE } from 'shared-kernel/design/media';
import { createGlobalStyle } from 'styled-components';

/** Attribute of `<html>` while an advert stands at the bottom edge. */
export const BOTTOM_ADVERT_ATTRIBUTE = 'data-bottom-advert';

/** Attribute of `<html>` while there is a chat box: `closed` or `open`. */
export const CHAT_ATTRIBUTE = 'data-chat';

/** Attribute of `<html>` while the notice about the connection stands over the page. */
export const CONNECTION_ATTRIBUTE = 'data-connection';

/**
 * The heights at the bottom edge (S20): the phone menu is lowest, one advert may stand on it, and floating parts stand
 * above both: at the left from `--bottom-edge` up, at the right, because of the chat box, from `--bottom-right` up.
 * Remotes may read them.
 */
export const PageStyle = createGlobalStyle`
  :root {
    --bottom-menu: 0px;
    --bottom-advert: 0px;
    --chat-head: 0px;
    --chat-height: var(--chat-head);
    --connection: 0px;
    --bottom-edge: calc(var(--bottom-menu) + var(--bottom-advert));
    --bottom-right: calc(var(--bottom-edge) + var(--chat-height));
  }
  :root[${CHAT_ATTRIBUTE}] { --chat-head: 50px; }
  :root[${CHAT_ATTRIBUTE}='open'] { --chat-height: min(500px, 100dvh - var(--bottom-edge) - 72px); }
  :root[${BOTTOM_ADVERT_ATTRIBUTE}] { --bottom-advert: var(--edge-height); }
  /* The notice's one line and its distance. */
  :root[${CONNECTION_ATTRIBUTE}] { --connection: max(64px, 4rem); }
  /* Keeps focused elements clear of what floats at the edges, but for a chat box that the visitor opened; at the top,
     of a board's heads of 53 px and a group's name of 32. */
  html { scroll-padding: 88px 0 calc(var(--bottom-edge) + var(--chat-head) + var(--connection)); }
  body { padding-bottom: calc(var(--bottom-edge) + var(--connection)); overflow-wrap: break-word; }
  @media print { body { padding: 0; } }
  @media ${PHONE} {
    :root { --bottom-menu: calc(52px + env(safe-area-inset-bottom, 0px)); }
    /* Only a closed chat box may cover the last lines of the page. */
    :root[${CHAT_ATTRIBUTE}='closed'] body { padding-bottom: calc(var(--bottom-right) + var(--connection)); }
  }
`;
