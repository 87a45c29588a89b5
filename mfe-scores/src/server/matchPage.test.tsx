import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import type { Match } from 'shared-kernel/entities/match';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { aCompetition, aLiveMatch, aMatch, anIncident, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { draw, needs } from '../server';
import { answerWith } from '../testing/boardAnswer';

const NAMES = {
  team: [aTeam({ id: 101, name: 'Việt Nam' }), aTeam({ id: 102, name: 'Thái Lan' })],
  competition: [aCompetition()],
};
const ODDS = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';
const PATH = '/tran-dau/77/viet-nam-thai-lan';

function requestOf(path: string, search: Record<string, string> = {}, base = '/'): PageRequest {
  const [, , id = '', slug] = path.split('/');
  const part = { kind: 'page', pattern: slug === undefined ? '/tran-dau/:id' : '/tran-dau/:id/:slug' } as const;
  return {
    ...{ part, path, params: slug === undefined ? { id } : { id, slug }, search, now: KICK_OFF + 600 },
    zone: 'Asia/Ho_Chi_Minh',
    site: decode(siteConfigSchema, { signature_secret: 'bí mật', base_path: base }),
    publicUrl: 'https://tyso.example',
  };
}

const answered = (...matches: Match[]): Answer[] => [
  { key: 'match', status: 200, body: answerWith(matches, NAMES), at: KICK_OFF },
];

function drawn(match: Match, ...given: Parameters<typeof requestOf>) {
  const picture = draw(requestOf(...given), answered(match));
  const page = document.createElement('div');
  page.innerHTML = picture?.html ?? '';
  return { picture, page, text: page.textContent };
}

const live = aLiveMatch({
  id: 77,
  odds: ODDS,
  home_scores: [1],
  incidents: [anIncident({ player_name: 'Quang Hải' })],
});

it('asks for its match', () => {
  expect(needs(requestOf(PATH), [])[0]).toEqual({ key: 'match', path: '/match', query: { Id: 77, Form: 5 } });
});

it('shows the match and what happened, and says what it is about', () => {
  const { picture, page, text } = drawn(live, PATH);
  for (const shown of ['Ngoại hạng Anh', 'Việt Nam', '1 – 0', '10’', 'Quang Hải', 'Thứ 6 09/12/2022, 19:00'])
    expect(text).toContain(shown);
  expect([...page.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['Việt Nam – Thái Lan']);
  expect(picture).toMatchObject({
    title: 'Việt Nam – Thái Lan: tỷ số trực tuyến',
    description: expect.stringContaining('Việt Nam – Thái Lan, Ngoại hạng Anh'),
    canonical: PATH,
    answers: ['match'],
    validFor: 10,
    zoned: true,
  });
  expect(picture?.jsonLd).toMatchObject([
    { '@type': 'SportsEvent', url: `https://tyso.example${PATH}` },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { name: 'Việt Nam – Thái Lan', item: `https://tyso.example${PATH}` }],
    },
  ]);
});

it.each([
  [{}, 'Diễn biến', 'Quang Hải'],
  [{ tab: 'thong-ke' }, 'Thống kê', 'Thẻ vàng'],
  [{ tab: 'keo' }, 'Tỷ lệ kèo', '0.95'],
])('each part has an address, and is marked: %j', (search, name, shown) => {
  const { page, text, picture } = drawn(live, PATH, search, '/bong-da');
  expect(page.querySelector('[aria-current="page"]')?.textContent).toBe(name);
  expect(text).toContain(shown);
  expect([...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    `/bong-da${PATH}`,
    `/bong-da${PATH}?tab=thong-ke`,
    `/bong-da${PATH}?tab=keo`,
    `/bong-da${PATH}?tab=bxh`,
  ]);
  expect(picture?.canonical).toBe(PATH);
});

it.each([
  ['/tran-dau/77', {}, PATH],
  ['/tran-dau/77/ten-cu', { tab: 'keo' }, `${PATH}?tab=keo`],
])('%s leads to the address with the names', (path, search, location) => {
  expect(drawn(live, path, search).picture).toEqual({ html: '', css: '', page: { status: 301, location } });
});

it('a match with an unknown team has a page without names', () => {
  const { picture, page, text } = drawn({ ...live, home_team_id: 999 }, '/tran-dau/77');
  expect(picture?.page).toBeUndefined();
  expect(text).toContain('Chưa xác định đội');
  expect(picture?.title).toBeUndefined();
  expect(page.querySelector('h1')?.textContent).toBe('Trận đấu bóng đá');
});

it.each([
  ['that there is not', '/tran-dau/78'],
  ['whose id is none', '/tran-dau/%E1/x'],
])('a match %s: the page says so, and search engines drop it', (_, path) => {
  const { picture, text } = drawn(live, path);
  expect(picture).toMatchObject({ page: { status: 404 }, robots: 'noindex', title: 'Không tìm thấy trận đấu' });
  expect(text).toContain('Không có trận đấu nào');
});

it('before the match there are form and prices, and no statistics', () => {
  const match = aMatch({ id: 77, odds: ODDS, home_position: 3 });
  expect(drawn(match, PATH).text).toMatch(/Xếp hạng.*Tỷ lệ kèo/);
  expect(drawn(match, PATH, { tab: 'thong-ke' }).text).toContain('Trận đấu chưa bắt đầu');
  expect(drawn({ ...match, odds: '' }, PATH, { tab: 'keo' }).text).toContain('Chưa có kèo');
  expect(drawn(match, PATH).picture?.validFor).toBeUndefined();
});

const row = (team_id: number, name: string, points: number) => ({
  ...{ team_id, name, points, played: 3, won: 1, drawn: 1, lost: 1, goals_for: 2, goals_against: 4 },
});

describe('the league table', () => {
  const request = requestOf(PATH, { tab: 'bxh' });
  const table = (data: unknown): Answer[] => [...answered(live), { key: 'table', status: 200, body: { data }, at: 0 }];
  const pageOf = (answers: Answer[]) => {
    const picture = draw(request, answers);
    const page = document.createElement('div');
    page.innerHTML = picture?.html ?? '';
    return { picture, page };
  };

  it('is that of the match’s competition, which the first answer names', () => {
    const keysOf = (...given: Parameters<typeof needs>) => needs(...given).map(({ key }) => key);
    const first = keysOf(request, []);
    expect(first).toHaveLength(2);
    expect(needs(request, answered(live)).at(-1)).toEqual({
      key: 'table',
      path: '/Standing/Table',
      query: { CompetitionId: live.competition_id },
    });
    expect(keysOf(requestOf(PATH), answered(live))).toEqual(first);
  });

  it('has both teams marked; a line that cannot be read is left out', () => {
    const odd = { ...row(8, 'X', 1), played: 'ba' };
    const rows = [row(9, 'Lào', 7), row(101, 'Việt Nam', 4), odd, row(102, 'Thái Lan', -1)];
    const { page, picture } = pageOf(table({ name: 'AFF Cup', rows }));
    expect([...page.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
      '1Lào31112–4−27',
      '2Việt Nam (đội của trận này)31112–4−24',
      '3Thái Lan (đội của trận này)31112–4−2−1',
    ]);
    expect(page.querySelectorAll('tr[data-marked]')).toHaveLength(2);
    expect(page.querySelector('caption')?.textContent).toBe('Bảng xếp hạng AFF Cup');
    expect(picture?.answers).toEqual(['match', 'table']);
  });

  it.each([null, { name: 'Cúp', rows: [] }])('there is none: %j', (data) => {
    expect(pageOf(table(data)).page.textContent).toContain('không có bảng xếp hạng');
  });

  it('comes with the app where it was too slow', () => {
    const { page, picture } = pageOf(answered(live));
    expect(page.querySelector('h1')?.textContent).toBe('Việt Nam – Thái Lan');
    expect(page.querySelector('[role=status]')).not.toBeNull();
    expect(picture?.answers).toEqual(['match']);
  });
});

it('the form of prices makes a difference where there are prices', () => {
  const before = aMatch({ id: 77, odds: ODDS });
  const blank = (match: Match, search = {}) => drawn(match, PATH, search).picture?.notFor?.length;
  expect([blank(live), blank(live, { tab: 'thong-ke' })]).toEqual([0, 0]);
  expect(blank(before)).toBeGreaterThan(0);
  expect(blank(live, { tab: 'keo' })).toBeGreaterThan(0);
});

it('without an answer nothing is drawn', () => {
  expect(draw(requestOf(PATH), [])).toBeUndefined();
});
