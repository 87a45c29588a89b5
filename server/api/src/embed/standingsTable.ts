import type { Seasons } from '../seasons/createSeasons';
import type { NamedStandingRow, Standings } from '../store/standings';
import { type Html, html } from './html';

const OUTCOME = {
  W: { letter: 'T', word: 'thắng' },
  D: { letter: 'H', word: 'hoà' },
  L: { letter: 'B', word: 'bại' },
} as const;

/** A line of a table; teams that nothing separates share a place. */
export type TableRow = Omit<NamedStandingRow, 'team_id'> & { place: number };

/** The table of one competition. */
export function standingsTable(caption: string, rows: readonly TableRow[]): Html {
  return html`<table>
<caption>${caption}</caption>
<thead><tr>
<th scope="col"><abbr title="Thứ hạng">#</abbr></th>
<th scope="col" class="team">Đội</th>
<th scope="col"><abbr title="Số trận">Tr</abbr></th>
<th scope="col"><abbr title="Thắng">T</abbr></th>
<th scope="col"><abbr title="Hoà">H</abbr></th>
<th scope="col"><abbr title="Bại">B</abbr></th>
<th scope="col"><abbr title="Bàn thắng và bàn thua">BT–BB</abbr></th>
<th scope="col"><abbr title="Hiệu số">HS</abbr></th>
<th scope="col"><abbr title="Điểm">Đ</abbr></th>
<th scope="col" class="form"><abbr title="Năm trận gần nhất, trận mới nhất ở cuối">Phong độ</abbr></th>
</tr></thead>
<tbody>
${rows.map(line)}
</tbody>
</table>`;
}

function line(row: TableRow): Html {
  return html`<tr>
<td class="rank">${row.place}</td>
<th scope="row" class="team">${crest(row)}<span>${row.name}</span></th>
<td>${row.played}</td>
<td>${row.won}</td>
<td>${row.drawn}</td>
<td>${row.lost}</td>
<td>${row.goals_for}–${row.goals_against}</td>
<td>${signed(row.goals_for - row.goals_against)}</td>
<td class="points">${row.points}</td>
<td class="form">${form(row.form)}</td>
</tr>
`;
}

function crest({ logo }: TableRow): Html | undefined {
  return logo ? html`<img src="${logo}" alt="" width="18" height="18" loading="lazy">` : undefined;
}

function form(outcomes: TableRow['form']): Html {
  const words = outcomes.map((outcome) => OUTCOME[outcome].word).join(', ');
  const signs = outcomes.map((outcome) => html`<i class="${outcome}">${OUTCOME[outcome].letter}</i>`);
  return html`<span class="spoken">${words}</span><span aria-hidden="true">${signs}</span>`;
}

/** With a typographic minus. */
function signed(difference: number): string {
  if (difference === 0) return '0';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}

/**
 * The lines of a competition's table: those of its page, with matches in play (M24), or the feed's where that page has none.
 * Where the page shows the feed's, the feed knows the form of more matches, too.
 */
export async function tableRows(
  { competition_id, rows }: Standings,
  { seasonOf }: Pick<Seasons, 'seasonOf'>,
): Promise<TableRow[]> {
  const season = await seasonOf(competition_id);
  if (!season || season.is_feed) return rows.map((row, index) => ({ ...row, place: index + 1 }));
  const teams = new Map(season.teams.map((team) => [team.id, team]));
  return season.total.flatMap(({ team_id, ...row }) => {
    const team = teams.get(team_id);
    return team ? [{ ...row, name: team.name, logo: team.logo, form: team.form }] : [];
  });
}
