import { EMPTY_SLOTS_ATTRIBUTE, THEME_ATTRIBUTE } from '../contract/htmlData';
import type { SlotName } from '../contract/slotName';
import { SMALL } from './media';

/** The dark theme's values, for a page that follows the device without a script. */
export const DARK_DECLARATIONS = `
  color-scheme: dark;
  --surface-0: #0e1412; --surface-1: #161d1b; --surface-2: #1d2623; --surface-3: #273230;
  --line: #293431; --line-strong: #46544f;
  --ink: #e7edea; --ink-2: #b0bcb7; --ink-3: #93a09b;
  --accent: #4cc38a; --accent-ink: #06130d; --accent-soft: #16322a;
  --live: #ff7b84; --live-soft: #3a1c20;
  --favourite: #f0b849; --favourite-mark: #f0b849;
  --up: #5bd08f; --down: #ff8a80;
  --yellow-card: #e3b90d; --red-card: #f0525b; --card-ink: #14100a;
  --error: #ff8f86; --error-soft: #3a1d1b;
  --advert: #d9c274; --advert-soft: #2a2617;
  --focus: #7db7ff;
  --flash: rgb(255 184 0 / 15%);
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 40%);
  --backdrop: rgb(0 0 0 / 65%);
`;

/** A slot above the content that had nothing to show: it keeps no space, and is there to show something again. */
const isEmpty = (slot: SlotName) => `:root[${EMPTY_SLOTS_ATTRIBUTE}~="${slot}"] [data-slot="${slot}"]`;

const EMPTIED: readonly SlotName[] = ['OnHeaderLevel1', 'OnHeaderLevel2', 'OnHeaderLevel3', 'LandingCards'];

/** Those whose gap below goes, too. */
const EMPTIED_LINES: readonly SlotName[] = ['OnHeaderLevel2', 'LandingCards'];

/**
 * Colours, type and spacing as CSS variables, both themes complete. One attribute on `<html>` selects the theme; without scripts there is none, and the device does. It is
 * text, so that `delivery` can write it into the page before any script runs, and nothing flashes.
 */
export const TOKENS_CSS = `
:root {
  color-scheme: light;
  --space-1: 4px; --space-2: 8px; --space-3: 12px; --space-4: 16px; --space-6: 24px;
  --radius-card: 6px; --radius-chip: 4px;
  --font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
  --text-board: 0.8125rem; --text-body: 0.9375rem;
  --content-width: 70.25rem; --banner-height: 60px; --cards-height: max(var(--banner-height), 3.75rem); --edge-height: var(--banner-height);
  --surface-0: #eef1f0; --surface-1: #ffffff; --surface-2: #f4f6f5; --surface-3: #e6ebe9;
  --line: #dce2e0; --line-strong: #b9c3c0;
  --ink: #16211d; --ink-2: #4b5853; --ink-3: #606b67;
  --accent: #0b7a4b; --accent-ink: #ffffff; --accent-soft: #dff1e8;
  --live: #c8102e; --live-soft: #fde8ea;
  --favourite: #9a6500; --favourite-mark: #b47800;
  --up: #0b7a3e; --down: #c62828;
  --yellow-card: #f2c200; --red-card: #d3232f; --card-ink: #16211d;
  --error: #b3261e; --error-soft: #fcebea;
  --advert: #6b5a1e; --advert-soft: #fbf6e3;
  --focus: #0b63ce;
  --flash: rgb(255 208 0 / 25%);
  --shadow: 0 1px 2px rgb(16 32 26 / 8%), 0 4px 16px rgb(16 32 26 / 8%);
  --backdrop: rgb(10 18 15 / 55%);
}
@media screen { :root[${THEME_ATTRIBUTE}="dark"] {${DARK_DECLARATIONS}} }
@media screen and (prefers-color-scheme: dark) { :root:not([${THEME_ATTRIBUTE}]) {${DARK_DECLARATIONS}} }
@media (max-width: 63.9375em) { :root { --content-width: 55.625rem; } }
@media (min-width: 1100px) and (min-height: 960px) { :root { --banner-height: 90px; } }
@media (max-width: 640px), (max-height: 500px) { :root { --edge-height: 48px; } }
:root { --line-gap: var(--space-2); }
@media ${SMALL} { :root { --line-gap: var(--space-1); --cards-height: 2.75rem; } }
${EMPTIED.map(isEmpty).join(', ')} { height: 0; }
${EMPTIED_LINES.map(isEmpty).join(', ')} { margin-bottom: calc(-1 * var(--line-gap)); }
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--surface-0); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { margin: 0; font: 400 var(--text-body)/1.4 var(--font); }
button, input, select { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
