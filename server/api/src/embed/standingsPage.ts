import type { Standings } from '../store/standings';
import { type Html, html } from './html';
import { STANDINGS_CSS } from './standingsCss';
import { standingsTable, type TableRow } from './standingsTable';

/**
 * Sends the shown competition to the page around the frame, which puts it into its address. A sandboxed frame has no
 * origin, so the message goes to any parent: it contains only the id in the address.
 */
export const STANDINGS_SCRIPT =
  "if(parent!==self)parent.postMessage({giai:new URLSearchParams(location.search).get('giai')},'*')";

export type StandingsView = {
  tables: readonly Standings[];
  /** The table to show; missing when the requested competition has none. */
  chosen: Standings | undefined;
  /** Its lines. */
  rows: readonly TableRow[];
  /** The requested theme; by default the device's. */
  theme: 'light' | 'dark' | undefined;
};

const TITLE = 'Bảng xếp hạng';

/** The whole page: plain HTML that works without its script. */
export function standingsPage(view: StandingsView): string {
  const { tables, chosen, rows, theme } = view;
  const title = chosen ? `${TITLE} ${chosen.name}` : TITLE;
  const page = html`<!doctype html>
<html lang="vi"${theme ? html` data-theme="${theme}"` : undefined}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ html: STANDINGS_CSS }}</style>
<script>${{ html: STANDINGS_SCRIPT }}</script>
</head>
<body>
<div class="head">
<h1>${chosen?.name ?? TITLE}</h1>
${tables.length > 1 ? chooser(view) : undefined}
</div>
<main tabindex="0" aria-label="${title}">
${chosen ? standingsTable(title, rows) : html`<p class="nothing">Không có dữ liệu</p>`}
</main>
</body>
</html>
`;
  return page.html;
}

/** Opens and closes without a script; each competition has an address. */
function chooser({ tables, chosen, theme }: StandingsView): Html {
  const groups = groupsOf(tables).map(
    ([name, members]) => html`<section><h2>${name}</h2><ul>
${members.map((table) => html`<li>${link(table, table === chosen, theme)}</li>\n`)}</ul></section>
`,
  );
  return html`<details><summary>Chọn giải đấu</summary><nav aria-label="Giải đấu">
${groups}</nav></details>`;
}

function link({ competition_id, name }: Standings, isHere: boolean, theme: StandingsView['theme']): Html {
  const address = `?giai=${competition_id}${theme ? `&theme=${theme}` : ''}`;
  return html`<a href="${address}"${isHere ? html` aria-current="page"` : undefined}>${name}</a>`;
}

/** The hot competitions, then those of each country, all in the order of the tables. */
function groupsOf(tables: readonly Standings[]): [name: string, members: Standings[]][] {
  const hot: [string, Standings[]] = ['Giải nổi bật', tables.filter(({ is_hot }) => is_hot)];
  const byCountry = new Map<string, Standings[]>();
  for (const table of tables.filter(({ is_hot }) => !is_hot)) {
    const name = table.country ?? 'Giải khác';
    byCountry.set(name, [...(byCountry.get(name) ?? []), table]);
  }
  return [hot, ...byCountry].filter(([, members]) => members.length > 0);
}
