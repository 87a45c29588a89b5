import { ABOVE_PHONE } from 'shared-kernel/design/media';
import { TOKENS_CSS } from 'shared-kernel/design/tokens';

/** The styles of the page, with the site's colours. Without a theme in the address it follows the device. */
export const STANDINGS_CSS = `${TOKENS_CSS}
html { background: var(--surface-1); }
body { font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.head { position: sticky; z-index: 1; top: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;
  padding: 8px 12px; border-bottom: 1px solid var(--line); background: var(--surface-1); }
h1 { flex: 1 1 0; margin: 0; font-size: 1.125rem; line-height: 1.4; }
details { flex: none; }
details[open] { flex: 1 1 100%; order: 1; }
summary { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 12px;
  border: 1px solid var(--line-strong); border-radius: var(--radius-chip); font-weight: 600; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary::after { width: 7px; height: 7px; border: solid var(--ink-2); border-width: 0 2px 2px 0;
  transform: rotate(-45deg); content: ''; }
details[open] > summary::after { margin-top: -4px; transform: rotate(45deg); }
nav { max-height: 60vh; margin-top: 8px; overflow-y: auto; columns: 220px; column-gap: 16px; }
nav section { padding-bottom: 8px; break-inside: avoid; }
h2 { margin: 0; color: var(--ink-2); font-size: 0.75rem; }
ul { margin: 0; padding: 0; list-style: none; }
nav a { display: flex; align-items: center; min-height: 44px; padding: 0 8px; border-radius: var(--radius-chip);
  color: var(--ink); text-decoration: none; }
@media ${ABOVE_PHONE} { nav a { min-height: 32px; } }
nav a:hover { background: var(--surface-3); }
nav a[aria-current] { background: var(--accent); color: var(--accent-ink); }
table { width: 100%; border-collapse: collapse; }
caption, .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { height: 40px; padding: 0 6px; border-bottom: 1px solid var(--line); text-align: center; white-space: nowrap; }
thead th { height: 32px; background: var(--surface-2); color: var(--ink-2); font-size: 0.75rem; font-weight: 600; }
abbr { text-decoration: none; }
tbody tr:hover { background: var(--surface-2); }
.rank { width: 2.25rem; color: var(--ink-2); }
.team { text-align: left; white-space: normal; overflow-wrap: anywhere; }
tbody .team { font-size: 0.875rem; font-weight: 500; line-height: 1.25; }
.team img { margin-right: 8px; vertical-align: middle; }
/* Also its second line stands beside the crest. */
.team img + span { display: inline-block; max-width: calc(100% - 28px); vertical-align: middle; }
.points { font-size: 0.875rem; font-weight: 700; }
td.form { width: 8.75rem; }
.form i { display: inline-block; width: 1.25rem; margin-left: 3px; border-radius: var(--radius-chip);
  background: var(--surface-3); color: var(--ink); font-size: 0.75rem; font-style: normal; font-weight: 600; line-height: 1.25rem; }
.form .W { background: var(--accent); color: var(--accent-ink); }
.form .L { background: var(--live-soft); color: var(--live); }
.nothing { padding: 24px 16px; color: var(--ink-2); text-align: center; }
@media (max-width: 40em) {
  th, td { padding: 0 2px; }
  .rank { width: 1.75rem; }
  body, tbody .team { font-size: 0.75rem; }
  .team { min-width: 5.5rem; padding-right: 6px; }
  td.form { width: 5.625rem; padding-right: 8px; }
  .rank { padding-left: 4px; }
  .form i { width: 1rem; margin-left: 2px; line-height: 1rem; }
}
/* Room for a word beside the crest; the table scrolls inside itself anyway. */
@media (max-width: 22em) { .team:has(img) { min-width: 7.125rem; } }
main { overflow-x: auto; }
`;
