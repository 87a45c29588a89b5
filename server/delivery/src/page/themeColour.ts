import { TOKENS_CSS } from 'shared-kernel/design/tokens';

/** The colour of the browser's own bars: the surface of the header. */
export const LIGHT_SURFACE = surfaceIn(':root {');
export const DARK_SURFACE = surfaceIn(':root[data-theme="dark"] {');

function surfaceIn(block: string): string {
  const tokens = TOKENS_CSS.slice(TOKENS_CSS.indexOf(block));
  const colour = /--surface-1: (#[0-9a-f]{6})/.exec(tokens)?.[1];
  if (!colour) throw new Error(`The design tokens have no --surface-1 in ${block}`);
  return colour;
}
