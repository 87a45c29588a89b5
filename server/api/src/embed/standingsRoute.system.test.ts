import { createHash } from 'node:crypto';
import type { StandingRow } from 'feeds/provider';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aCountry, aTeam } from 'shared-kernel/testing/builders';
import { StandingsAnswer } from '../rest/seasonRoute';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp, NOW, oneTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { STANDINGS_PATH } from './standingsRoute';

const store = openTestStore();

function aRow(given: Partial<StandingRow>): StandingRow {
  const nothing = { played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points: 0 };
  return { team_id: 101, ...nothing, form: [], ...given };
}

/** A match of the same two teams, so many days ago; that of today is in play and stands 0–1. */
function aMatchOf(id: number, days: number) {
  const ended = { status_id: MatchStatus.Ended, home_scores: [2, 1], away_scores: [0, 0] };
  const inPlay = { status_id: MatchStatus.SecondHalf, home_scores: [1, 0], away_scores: [0, 0] };
  const [home_team_id, away_team_id] = days > 0 ? [103, 104] : [104, 103];
  const when = { match_time: NOW - days * 86_400 - 3600, competition_id: 10 };
  return aFeedMatch({ id, ...when, home_team_id, away_team_id, ...(days > 0 ? ended : inPlay) });
}

beforeAll(async () => {
  await store().beginRun({ key: 'thesports', origin: 'thesports' }, 'lasting', NOW);
  await store().applyBatch({
    countries: [aCountry({ id: 1, name: 'Anh' })],
    competitions: [
      aCompetition({ id: 6, name: 'V.League 1', is_hot: false }),
      aCompetition({ id: 7, name: 'Hạng <b>nhì</b>', is_hot: false }),
      aCompetition({ id: 8, name: 'Ngoại hạng Anh', is_hot: true }),
      aCompetition({ id: 9, name: 'Cúp chưa đá', is_hot: true }),
      aCompetition({ id: 10, name: 'La Liga', is_hot: false }),
    ],
    teams: [
      aTeam({ id: 101, name: 'Arsenal' }),
      aTeam({ id: 102, name: 'Chelsea', logo: '/media/c.png' }),
      aTeam({ id: 103, name: 'Getafe' }),
      aTeam({ id: 104, name: 'Girona' }),
    ],
    standings: [
      { competition_id: 6, rows: [aRow({ team_id: 102 })] },
      { competition_id: 7, rows: [aRow({ team_id: 102 })] },
      {
        competition_id: 8,
        rows: [
          aRow({ played: 3, won: 2, drawn: 1, goals_for: 7, goals_against: 2, points: 7, form: ['W', 'D', 'W'] }),
          aRow({ team_id: 102, played: 3, lost: 3, goals_for: 1, goals_against: 9, form: ['L', 'L', 'L'] }),
          aRow({ team_id: 999 }),
        ],
      },
      { competition_id: 9, rows: [] },
      // Before the match in play.
      {
        competition_id: 10,
        rows: [
          aRow({ team_id: 103, played: 1, won: 1, goals_for: 2, points: 3, form: ['W'] }),
          aRow({ team_id: 104, played: 1, lost: 1, goals_against: 2, form: ['L'] }),
        ],
      },
    ],
    matches: [aFeedMatch({ id: 1, competition_id: 7, country_id: 1 }), aMatchOf(2, 9), aMatchOf(3, 0)],
  });
});

const site = oneTestApp(store);
const ask = async (query = '', headers: Record<string, string> = {}) =>
  (await site()).app.inject({ url: `${STANDINGS_PATH}${query}`, headers });

/** The text of a page's table, line by line. */
function linesOf(page: string): string[] {
  const rows = page.slice(page.indexOf('<tbody>')).split('</tr>');
  return rows
    .map((row) =>
      row
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

test('without a choice the first hot competition that has a table is shown, in full', async () => {
  const { statusCode, headers, body } = await ask();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(linesOf(body)).toEqual([
    '1 Arsenal 3 2 1 0 7–2 +5 7 thắng, hoà, thắng T H T',
    '2 Chelsea 3 0 0 3 1–9 −8 0 bại, bại, bại B B B',
  ]);
  expect(body).toContain('<img src="/media/c.png"');
});

test('during a match its table is that of the competition’s page, with the score of now', async () => {
  const { signed } = await site();
  const { data } = (await signed('/api/Standing/Season?CompetitionId=10')).json();
  const points = data.total.map((row: { team_id: number; points: number }) => [row.team_id, row.points]);
  expect(points).toEqual([
    [103, 3],
    [104, 3],
  ]);
  expect(linesOf((await ask('?giai=10')).body)).toEqual([
    '1 Getafe 2 1 0 1 2–1 +1 3 thắng T',
    '2 Girona 2 1 0 1 1–2 −1 3 bại B',
  ]);
});

test('the site’s own order holds after the hot ones, for tables and countries', async () => {
  const order = async () => {
    const { body } = await (await createTestApp(store())).app.inject(STANDINGS_PATH);
    return [...body.matchAll(/<a href="\?giai=(\d+)"/g)].map(([, id]) => Number(id));
  };
  expect(await order()).toEqual([8, 6, 10, 7]);
  await store.db().insertInto('app_setting').values({ name: 'competition_order', value: '[7]' }).execute();
  expect(await order()).toEqual([8, 7, 10, 6]);
});

test('the API lists the competitions that have a table, as documented and in their order', async () => {
  const { signed } = await site();
  const answer = (await signed('/api/Standing')).json();
  expect(shapeErrors(StandingsAnswer, answer)).toEqual([]);
  expect(answer.data).toEqual([
    { id: 8, name: 'Ngoại hạng Anh', is_hot: true },
    { id: 7, name: 'Hạng <b>nhì</b>', country: 'Anh', is_hot: false },
    { id: 10, name: 'La Liga', country: 'Anh', is_hot: false },
    { id: 6, name: 'V.League 1', is_hot: false },
  ]);
});

test('an address chooses the competition, and links to the others keep the theme', async () => {
  const { body } = await ask('?giai=7&theme=dark');
  expect(body).toContain('<html lang="vi" data-theme="dark">');
  expect(body).toMatch(/<h2>Anh<\/h2>[\s\S]*<a href="\?giai=7&#38;theme=dark" aria-current="page">/);
  expect(body).toContain('<a href="?giai=8&#38;theme=dark">Ngoại hạng Anh</a>');
  expect(linesOf(body)).toHaveLength(1);
});

test('names are text, whatever they hold', async () => {
  const { body } = await ask('?giai=7');
  expect(body).toContain('<h1>Hạng &#60;b&#62;nhì&#60;/b&#62;</h1>');
  expect(body).not.toContain('<b>nhì');
});

test.each(['?giai=12345', '?giai=x', '?giai=9', '?giai=7&giai=8'])(
  '%s: says that there is nothing, and offers the others',
  async (query) => {
    const { statusCode, body } = await ask(query);
    expect(statusCode).toBe(404);
    expect(body).toContain('Không có dữ liệu');
    expect(body).toContain('Ngoại hạng Anh');
  },
);

test('it may be cached, is not sent twice, and lets nothing else run', async () => {
  const { headers, body } = await ask();
  expect(headers['cache-control']).toBe('public, max-age=1');
  expect((await ask('', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  const hashOf = (tag: string) => {
    const [, text = ''] = new RegExp(`<${tag}>([\\s\\S]*)</${tag}>`).exec(body) ?? [];
    return createHash('sha256').update(text).digest('base64');
  };
  expect(headers['content-security-policy']).toContain(
    `default-src 'none'; style-src 'sha256-${hashOf('style')}'; script-src 'sha256-${hashOf('script')}'`,
  );
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(body).not.toMatch(/ style="| on\w+="/);
});
