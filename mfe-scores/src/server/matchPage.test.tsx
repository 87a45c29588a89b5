import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { aCompetition, aLiveRecord, aMatchRecord, anIncident, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { CHART } from '../domain/priceChart';
import { draw, needs } from '../server';
import { aCup, aTieMatch } from '../testing/aCup';
import { answerWith } from '../testing/boardAnswer';
import { aPlayer, aTeamLineup, players, someLineups } from '../testing/lineups';
import { aHistory, aPastMatch } from '../testing/pastMatches';
import { aSeason } from '../testing/seasonTables';

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
    part,
    path,
    params: slug === undefined ? { id } : { id, slug },
    search,
    now: KICK_OFF + 600,
    zone: 'Asia/Ho_Chi_Minh',
    site: decode(siteConfigSchema, { signature_secret: 'bí mật', base_path: base }),
    publicUrl: 'https://tyso.example',
  };
}

const answered = (...matches: MatchRecord[]): Answer[] => [
  { key: 'match', status: 200, body: answerWith(matches, NAMES), at: KICK_OFF },
];

function rendered(match: MatchRecord, ...given: Parameters<typeof requestOf>) {
  const result = draw(requestOf(...given), answered(match));
  const page = document.createElement('div');
  page.innerHTML = result?.html ?? '';
  return { result, page, text: page.textContent };
}

const live = aLiveRecord({
  id: 77,
  odds: ODDS,
  home_scores: [1],
  incidents: [anIncident({ player_name: 'Quang Hải' })],
});

it('asks for its match', () => {
  expect(needs(requestOf(PATH), [])[0]).toEqual({ key: 'match', path: '/match', query: { Id: 77, Form: 5 } });
});

it('shows the match and what happened, and says what it is about', () => {
  const { result, page, text } = rendered(live, PATH);
  for (const shown of ['Ngoại hạng Anh', 'Việt Nam', '1 – 0', '10’', 'Quang Hải', 'Thứ 6 09/12/2022, 19:00'])
    expect(text).toContain(shown);
  expect([...page.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['Việt Nam – Thái Lan']);
  expect(result).toMatchObject({
    title: 'Việt Nam – Thái Lan: tỷ số trực tuyến',
    description: expect.stringContaining('Việt Nam – Thái Lan, Ngoại hạng Anh'),
    canonical: PATH,
    answers: ['match'],
    validFor: 10,
    zoned: true,
  });
  expect(result?.jsonLd).toMatchObject([
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
  const { page, text, result } = rendered(live, PATH, search, '/bong-da');
  expect(page.querySelector('[aria-current="page"]')?.textContent).toBe(name);
  expect(text).toContain(shown);
  expect([...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    `/bong-da${PATH}`,
    `/bong-da${PATH}?tab=thong-ke`,
    `/bong-da${PATH}?tab=doi-hinh`,
    `/bong-da${PATH}?tab=doi-dau`,
    `/bong-da${PATH}?tab=keo`,
    `/bong-da${PATH}?tab=bxh`,
  ]);
  expect(result?.canonical).toBe(PATH);
});

it.each([
  ['/tran-dau/77', {}, PATH],
  ['/tran-dau/77/ten-cu', { tab: 'keo' }, `${PATH}?tab=keo`],
  ['/tran-dau/77/ten-cu', { tab: 'keo', keo: 'hiep-1' }, `${PATH}?tab=keo&keo=hiep-1`],
])('%s leads to the address with the names', (path, search, location) => {
  expect(rendered(live, path, search).result).toEqual({ html: '', css: '', page: { status: 301, location } });
});

it('a match with an unknown team has a page without names', () => {
  const { result, page, text } = rendered({ ...live, home_team_id: 999 }, '/tran-dau/77');
  expect(result?.page).toBeUndefined();
  expect(text).toContain('Chưa xác định đội');
  expect(result?.title).toBeUndefined();
  expect(page.querySelector('h1')?.textContent).toBe('Trận đấu bóng đá');
});

it.each([
  ['that there is not', '/tran-dau/78'],
  ['whose id is none', '/tran-dau/%E1/x'],
])('a match %s: the page says so, and search engines drop it', (_, path) => {
  const { result, text } = rendered(live, path);
  expect(result).toMatchObject({ page: { status: 404 }, robots: 'noindex', title: 'Không tìm thấy trận đấu' });
  expect(text).toContain('Không có trận đấu nào');
});

it('before the match there are form and prices, and no statistics', () => {
  const match = aMatchRecord({ id: 77, odds: ODDS, home_position: 3 });
  expect(rendered(match, PATH).text).toMatch(/Xếp hạng.*Tỷ lệ kèo/);
  expect(rendered(match, PATH, { tab: 'thong-ke' }).text).toContain('Trận đấu chưa bắt đầu');
  expect(rendered({ ...match, odds: '' }, PATH, { tab: 'keo' }).text).toContain('Chưa có kèo');
  expect(rendered(match, PATH).result?.validFor).toBeUndefined();
});

const row = (team_id: number, name: string, points: number) => ({ team_id, name, points });

describe('place, referee and articles', () => {
  const INFO = { match_id: 77, venue: { name: 'Mỹ Đình', city: 'Hà Nội' }, referee: 'Ngô Duy Lân' };
  const POSTS = [
    { kind: 'commentary', id: 12, match: '77', slug: 'nhan-dinh', name: 'Nhận định Việt Nam – Thái Lan' },
    { kind: 'news', id: 7, match: 77, slug: 'tin', name: 'Tin nóng' },
  ];
  const pageOf = (info: unknown, posts: unknown) => {
    const given = { info: { data: info }, articles: { data: posts } };
    const details = Object.entries(given).map(([key, body]) => ({ key, status: 200, body, at: 0 }));
    const result = draw(requestOf(PATH), [...answered(live), ...details]);
    const page = document.createElement('div');
    page.innerHTML = result?.html ?? '';
    return { result, page };
  };

  it('are asked for, shown, and told to search engines', () => {
    expect(needs(requestOf(PATH), [])).toEqual(
      expect.arrayContaining([
        { key: 'info', path: '/match/info', query: { MatchId: 77 } },
        { key: 'articles', path: '/post', query: { MatchId: 77, pageSize: 5 } },
      ]),
    );
    const { result, page } = pageOf(INFO, POSTS);
    expect(page.textContent).toContain('Mỹ Đình, Hà Nội');
    expect(page.textContent).toContain('Trọng tài: Ngô Duy Lân');
    const heading = [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Bài viết về trận này');
    expect(
      [...(heading?.parentElement?.querySelectorAll('a') ?? [])].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['Nhận định Nhận định Việt Nam – Thái Lan', '/nhan-dinh-bong-da/12-nhan-dinh'],
      ['Tin tức Tin nóng', '/news/7-tin'],
    ]);
    expect(result?.answers).toEqual(['match', 'info', 'articles']);
    expect(result?.jsonLd?.[0]).toMatchObject({
      location: { '@type': 'Place', name: 'Mỹ Đình', address: { addressLocality: 'Hà Nội' } },
    });
  });

  it.each<[string, unknown, unknown]>([
    ['nothing', null, []],
    ['neither', { match_id: 77 }, [{ kind: 'video', id: 1, slug: 'x', name: 'x' }]],
    ['what cannot be read', 'Mỹ Đình', { 0: POSTS[0] }],
    [
      'articles about another match, or about none',
      null,
      [
        { ...POSTS[0], match: 78 },
        { ...POSTS[1], match: undefined },
      ],
    ],
    ['texts without words', { match_id: 77, venue: { name: ' ' }, referee: '' }, [{ ...POSTS[0], id: 0 }]],
  ])('where %s is known the page stands without', (_, info, posts) => {
    const { result, page } = pageOf(info, posts);
    expect(page.textContent).toContain('Quang Hải');
    expect(page.textContent).not.toMatch(/Trọng tài|Mỹ Đình|Bài viết|Xem trên/);
    expect(result?.jsonLd?.[0]).not.toHaveProperty('location');
  });

  it('a match that may still be played has the channels that show it (S21)', () => {
    const channels = [
      { name: 'VTV5', link: 'https://vtv.example/5' },
      { name: 'Lậu', link: 'http://lau.example' },
      { name: 'K+', link: 'https://kplus.example' },
    ];
    const linesOf = (match: MatchRecord) => {
      const info = { key: 'info', status: 200, body: { data: { match_id: 77, channels } }, at: 0 };
      const page = document.createElement('div');
      page.innerHTML = draw(requestOf(PATH), [...answered(match), info])?.html ?? '';
      return [...page.querySelectorAll('p')].filter(({ textContent }) => textContent?.startsWith('Xem trên'));
    };
    const [line] = linesOf(live);
    expect(line?.textContent).toBe('Xem trên: VTV5 · K+');
    expect([...(line?.querySelectorAll('a') ?? [])].map(({ href, target, rel }) => [href, target, rel])).toEqual([
      ['https://vtv.example/5', '_blank', 'noopener'],
      ['https://kplus.example/', '_blank', 'noopener'],
    ]);
    expect(linesOf(aMatchRecord({ id: 77 }))).toHaveLength(1);
    expect(linesOf(aMatchRecord({ id: 77, status_id: MatchStatus.Ended }))).toEqual([]);
    expect(linesOf(aMatchRecord({ id: 77, status_id: MatchStatus.Cancelled }))).toEqual([]);
  });

  it('where the page is shared, the picture of the match is shown, if there is one (S22)', () => {
    const share_image = '/media/match/77.png?v=abc';
    expect(pageOf({ match_id: 77, share_image }, []).result?.og).toEqual({
      image: share_image,
      imageAlt: 'Việt Nam – Thái Lan',
    });
    expect(pageOf(INFO, []).result).not.toHaveProperty('og');
  });

  it('a ground may stand alone', () => {
    const { result } = pageOf({ match_id: 77, venue: { name: 'Mỹ Đình' } }, []);
    expect(result?.jsonLd?.[0]).toMatchObject({ location: { '@type': 'Place', name: 'Mỹ Đình' } });
    expect(result?.jsonLd?.[0]).not.toHaveProperty('location.address');
  });
});

describe('the words of a vendor', () => {
  const text = (status: number, data: unknown): Answer => ({ key: 'text', status, body: { data }, at: 0 });
  const pageOf = (...answers: Answer[]) => {
    const result = draw(requestOf(PATH), [...answered(live), ...answers]);
    const page = document.createElement('div');
    page.innerHTML = result?.html ?? '';
    return { result, page };
  };

  it('stand in the first tab as text, the newest first, and are sent along', () => {
    const harm = '<script>alert(1)</script><b onclick="x">進球</b>';
    const lines = [
      { time: '12', lang: 'en', text: 'A corner.' },
      { time: '45+2', lang: 'zh', text: harm },
    ];
    const { result, page } = pageOf(text(200, { match_id: 77, lines }));
    const said = [...page.querySelectorAll('li p[lang]')].map((one) => [one.getAttribute('lang'), one.textContent]);
    expect(said).toEqual([
      ['zh', harm],
      ['en', 'A corner.'],
    ]);
    expect(page.querySelector('script, [onclick]')).toBeNull();
    expect(result?.answers).toContain('text');
    expect(result?.notFor).toContainEqual(expect.objectContaining({ field: 'hide_scores' }));
  });

  it('are missing where there are none, and the page waits for none', () => {
    for (const answers of [[], [text(200, null)], [text(404, null)], [text(200, { match_id: 77, lines: 'x' })]]) {
      const { page } = pageOf(...answers);
      expect(page.querySelector('h1')).toBeTruthy();
      expect(page.querySelector('[lang]')).toBeNull();
    }
  });
});

describe('the league table', () => {
  const request = requestOf(PATH, { tab: 'bxh' });
  const table = (data: unknown): Answer[] => [
    ...answered(live),
    { key: 'tables', status: 200, body: { data }, at: 0 },
    { key: 'cup', status: 200, body: { data: null }, at: 0 },
  ];
  const pageOf = (answers: Answer[]) => {
    const result = draw(request, answers);
    const page = document.createElement('div');
    page.innerHTML = result?.html ?? '';
    return { result, page };
  };

  it('is that of the match’s competition, which the first answer names', () => {
    const keysOf = (...given: Parameters<typeof needs>) => needs(...given).map(({ key }) => key);
    const first = keysOf(request, []);
    expect(first).toEqual(['match', 'setting', 'info', 'articles']);
    const query = { CompetitionId: live.competition_id };
    expect(needs(request, answered(live)).slice(-2)).toEqual([
      { key: 'tables', path: '/Standing/Season', query },
      { key: 'cup', path: '/Standing/Cup', query },
    ]);
    expect(keysOf(requestOf(PATH, { tab: 'thong-ke' }), answered(live))).toEqual(first);
  });

  it('has both teams marked; a line that cannot be read is left out', () => {
    const season = aSeason([row(9, 'Lào', 7), row(101, 'Việt Nam', 4), row(102, 'Thái Lan', -1)]);
    const { page, result } = pageOf(table({ ...season, total: [...season.total, { team_id: 9, played: 'ba' }] }));
    expect([...page.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
      '1Lào31112–4−27thắng, hoà, thuaTHB',
      '2Việt Nam (đội của trận này)31112–4−24thắng, hoà, thuaTHB',
      '3Thái Lan (đội của trận này)31112–4−2−1thắng, hoà, thuaTHB',
    ]);
    expect(page.querySelectorAll('tr[data-marked]')).toHaveLength(2);
    expect(page.querySelector('caption')?.textContent).toBe('Bảng xếp hạng AFF Cup');
    expect(result?.answers).toEqual(['match', 'tables', 'cup']);
  });

  it('of a cup are the groups of both teams, each marked, the home team’s first, and the way to the bracket', () => {
    const groupOf = (name: string, ...lines: Parameters<typeof row>[]) => ({
      name,
      phase: undefined,
      rows: aSeason(lines.map((line) => row(...line))).total,
    });
    const teams = aSeason([row(9, 'Lào', 0), row(101, 'Việt Nam', 0), row(102, 'Thái Lan', 0)]).teams;
    const groups = [groupOf('A', [102, '', 6]), groupOf('B', [9, '', 7], [101, '', 4])];
    const ofCup = (cup: unknown): Answer => ({ key: 'cup', status: 200, body: { data: cup }, at: 0 });
    const { page } = pageOf([...table(null).slice(0, -1), ofCup(aCup({ teams, groups }))]);
    expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Bảng B', 'Bảng A']);
    expect([...page.querySelectorAll('tr[data-marked] a')].map(({ textContent }) => textContent)).toEqual([
      'Việt Nam',
      'Thái Lan',
    ]);
    const way = [...page.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Vòng loại trực tiếp AFF Cup',
    );
    expect(way?.getAttribute('href')).toBe('/giai-dau/1/aff-cup');
    const inOne = pageOf([...table(null).slice(0, -1), ofCup(aCup({ teams, groups: groups.slice(0, 1), rounds: [] }))]);
    expect([...inOne.page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Bảng A']);
    expect(inOne.page.querySelectorAll('table')).toHaveLength(1);
    expect(inOne.page.querySelector('a[href^="/giai-dau"][href$="aff-cup"]')).toBeNull();
  });

  it.each([null, aSeason([])])('there is none: %j', (data) => {
    expect(pageOf(table(data)).page.textContent).toContain('không có bảng xếp hạng');
  });

  it('comes with the app where it was too slow', () => {
    const { page, result } = pageOf(answered(live));
    expect(page.querySelector('h1')?.textContent).toBe('Việt Nam – Thái Lan');
    expect(page.querySelector('[role=status]')).not.toBeNull();
    const again = page.querySelector('a[href=""]');
    expect(again?.textContent).toBe('Tải lại trang');
    const shownOf = (element: Element | null | undefined) => {
      const own = element?.className.split(' ').at(-1);
      return result?.css.match(new RegExp(`scripting: ?none\\)\\{\\.${own}\\{display:(\\w+)`))?.[1];
    };
    expect(shownOf(page.querySelector('[role=status]')?.closest('div')?.parentElement)).toBe('none');
    expect(shownOf(again?.closest('div')?.parentElement)).toBe('block');
    expect(result?.answers).toEqual(['match']);
  });
});

it.each([
  [{ matchday: 16 }, 'Vòng 16'],
  [{ matchday: 16, stage: { round: 'final' } }, 'Chung kết'],
  [{ matchday: 100, referee: 'Ai đó' }, undefined],
])('of %j the line of the place says the round %j', (known, round) => {
  const info: Answer = { key: 'info', status: 200, at: 0, body: { data: { match_id: 77, ...known } } };
  const page = document.createElement('div');
  page.innerHTML = draw(requestOf(PATH), [...answered(live), info])?.html ?? '';
  const named = [...page.querySelectorAll('p > b')].map(({ textContent }) => textContent);
  expect(named).toEqual(round === undefined ? [] : [round]);
});

describe('the tie of a knock-out match', () => {
  const info = (round: string): Answer => ({
    key: 'info',
    status: 200,
    at: 0,
    body: { data: { match_id: 77, stage: { round } } },
  });
  const cupKeys = (round: string, search = {}) =>
    needs(requestOf(PATH, search), [...answered(live), info(round)]).filter(({ key }) => key === 'cup');

  it('is asked for once, by a match in such a round alone', () => {
    const ask = { key: 'cup', path: '/Standing/Cup', query: { CompetitionId: live.competition_id } };
    expect(cupKeys('semi_final')).toEqual([ask]);
    expect(cupKeys('semi_final', { tab: 'bxh' })).toEqual([ask]);
    expect(cupKeys('group')).toEqual([]);
    expect(needs(requestOf(PATH), [info('semi_final')]).map(({ key }) => key)).not.toContain('cup');
  });

  it('stands below the score, and its answer is in the page', () => {
    const legs = [aTieMatch(102, -7, { goals: [3, 3] }), aTieMatch(101, 0, { id: 77 })];
    const ties = [{ home: 102, away: 101, matches: legs, aggregate: [3, 3], winner: undefined }];
    const data = aCup({ rounds: [{ round: 'semi_final', ties }] as never });
    const cup: Answer = { key: 'cup', status: 200, body: { data }, at: 0 };
    const result = draw(requestOf(PATH), [...answered(live), info('semi_final'), cup]);
    expect(result?.html).toContain('Lượt đi 3–3 · Tổng 4–3');
    expect(result?.answers).toEqual(['match', 'info', 'cup']);
    expect(draw(requestOf(PATH), [...answered(live), info('semi_final')])?.html).not.toContain('Lượt đi');
  });
});

describe('the history of prices', () => {
  const request = requestOf(PATH, { tab: 'keo' });
  const DAY = 86_400;
  const moves = [
    { time: KICK_OFF - DAY, is_live: false, odds: '0.5!0.80!!1.06;2.5!0.90!2.5!0.96;2.00!3.30!3.60' },
    { time: KICK_OFF - 60, is_live: false, odds: '0.5!0.85!!1.01;2.5!0.90!2.5!0.96;2.05!3.30!3.50' },
    { time: 'hôm qua', is_live: false, odds: ODDS },
    { time: KICK_OFF + 300, is_live: true, odds: '0.5!1.02!!0.84;;2.05!3.30!3.50' },
  ];
  const pageOf = (answers: Answer[], at = request) => {
    const result = draw(at, answers);
    const page = document.createElement('div');
    page.innerHTML = result?.html ?? '';
    return { result, page };
  };
  const history = (data: unknown, match: MatchRecord = live): Answer[] => [
    ...answered(match),
    { key: 'prices', status: 200, body: { data }, at: 0 },
  ];
  const suspendedMatch = (): MatchRecord => ({ ...live, odds: '', suspended_odds: live.odds });
  const rowsOf = (page: Element, index: number) =>
    [...(page.querySelectorAll('table')[index]?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);

  it('is asked for with its match, and by its tab alone', () => {
    const keys = needs(request, []).map(({ key }) => key);
    expect(needs(request, []).at(-1)).toEqual({ key: 'prices', path: '/match/prices', query: { MatchId: 77 } });
    expect(needs(request, answered(live)).map(({ key }) => key)).toEqual(keys);
    expect(needs(requestOf(PATH), []).map(({ key }) => key)).not.toContain('prices');
  });

  it('is that of the group which the address names', () => {
    const ofHalf = requestOf(PATH, { tab: 'keo', keo: 'hiep-1' });
    const query = { MatchId: 77, Group: 'half' };
    expect(needs(ofHalf, []).at(-1)).toEqual({ key: 'prices_half', path: '/match/prices', query });
    const own: Answer = { key: 'prices', status: 200, body: { data: moves, groups: ['half'] }, at: 0 };
    const data = [
      { time: KICK_OFF - DAY, is_live: false, odds: '0.5!0.70!!1.10;;' },
      { time: KICK_OFF - 60, is_live: false, odds: '0.5!0.77!!1.03;;' },
    ];
    const half: Answer = { key: 'prices_half', status: 200, body: { data }, at: 0 };
    const { page, result } = pageOf([...answered(live), own, half], ofHalf);
    const titleOf = (rendered: Element) => [...rendered.querySelectorAll('h3')].at(-1)?.textContent;
    expect(titleOf(page)).toBe('Biến động kèo hiệp 1');
    expect(page.querySelector('[aria-label="Biến động của"] [aria-current=page]')?.textContent).toBe('Hiệp 1');
    expect(rowsOf(page, 1)[0]).toContain('0.77');
    expect(result?.answers).toEqual(['match', 'prices', 'prices_half']);
    expect(pageOf([...answered(live), own], ofHalf).page.querySelector('[role=status]')).not.toBeNull();
    expect(titleOf(pageOf(history(moves), ofHalf).page)).toBe('Biến động kèo');
  });

  it('stands below the markets of the first half and of corners, of a match that may still be bet on', () => {
    expect(needs(request, [])).toContainEqual({ key: 'markets', path: '/match/markets', query: { MatchId: 77 } });
    const half = { odds: '0.5!0.71!!1.21;1!0.72!1!1.22;', suspended_odds: ';;2.73!2.03!4.23' };
    const markets: Answer = { key: 'markets', status: 200, body: { data: { match_id: 77, half } }, at: 0 };
    const groups = (match: MatchRecord) =>
      [...pageOf([...history(moves, match), markets]).page.querySelectorAll('[role=group]')].map((group) => ({
        name: group.getAttribute('aria-label'),
        locks: group.querySelectorAll('[aria-label="Tạm khoá"]').length,
      }));
    const [own, further] = [
      { name: 'Tỷ lệ kèo', locks: 0 },
      { name: 'Kèo hiệp 1', locks: 1 },
    ];
    expect(groups(live)).toEqual([own, further]);
    expect(groups({ ...live, status_id: MatchStatus.Ended })).toEqual([own]);
    expect(pageOf([...history(moves), markets]).result?.answers).toContain('markets');
  });

  it('has a lock at the present prices of a market that is suspended', () => {
    const { page } = pageOf(history([...moves, { ...moves.at(-1), time: KICK_OFF + 660, odds: '' }], suspendedMatch()));
    expect(page.querySelectorAll('td[data-locked] [aria-label="Tạm khoá"]').length).toBeGreaterThan(0);
  });

  it('has opening, last before kick-off and now, and each move, the newest first; an odd one is left out', () => {
    const { page, result } = pageOf(history(moves));
    const [head, handicap, , win] = [0, 0, 1, 2].map((index) => rowsOf(page, 0)[index]);
    expect(page.querySelector('thead')?.textContent).toBe('KèoMở cửaTrước trậnHiện tại');
    expect(head).toBe(handicap);
    expect(handicap).toBe(
      'Kèo chấpChủ chấp 0.5Chủ 0.80Khách 1.06Chủ chấp 0.5Chủ 0.85▲ tăngKhách 1.01▼ giảmChủ chấp 0/0.5Chủ 0.95Khách 0.91',
    );
    expect(win).toContain('Chủ 2.05▲ tăng');
    expect(rowsOf(page, 1)).toEqual([
      '19:10Chủ chấp 0/0.50.950.91',
      '19:05Chủ chấp 0.51.02▲ tăng0.84▼ giảm',
      '09/12 18:59Chủ chấp 0.50.85▲ tăng1.01▼ giảm',
      '08/12 19:00Chủ chấp 0.50.801.06',
    ]);
    expect(rowsOf(page, 2)).toEqual(['19:102.50.880.98', '19:05Đóng kèo', '08/12 19:002.50.900.96']);
    expect(result?.answers).toEqual(['match', 'prices']);
    expect(page.querySelectorAll('svg path')).toHaveLength(7);
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Biểu đồ Kèo chấp: 19:10, Chủ chấp 0/0.5, Chủ 0.95, Khách 0.91',
    );
    expect(page.querySelectorAll('table [tabindex], [role=img] [tabindex], [tabindex="0"], [style]')).toHaveLength(0);
    expect(page.textContent).toContain('Bóng lăn 19:00');
  });

  it('says of a market without prices whether it is suspended', () => {
    const last = { ...moves.at(-1), time: KICK_OFF + 420, odds: '' };
    const suspended = { ...last, suspended_odds: '0.5!1.02!!0.84;;' };
    const { page } = pageOf(history([...moves, suspended, { ...last, time: KICK_OFF + 540 }], { ...live, odds: '' }));
    expect(rowsOf(page, 1).slice(0, 2)).toEqual(['19:09Đóng kèo', '19:07Tạm khoá kèo']);
    expect(rowsOf(page, 3)[0]).toBe('19:07Đóng kèo');
  });

  it('is printed in the form of the site, 1x2 as it was sent', () => {
    const setting = { price_format: { sent: 'hong_kong', shown: 'malay' } };
    const { page } = pageOf([...history(moves), { key: 'setting', status: 200, body: { data: setting }, at: 0 }]);
    expect(rowsOf(page, 1)[1]).toBe('19:05Chủ chấp 0.5−0.98▲ tăng0.84▼ giảm');
    expect(rowsOf(page, 3)[0]).toContain('2.10');
  });

  it('of a match to come has no last before kick-off; one that never moved says so', () => {
    const { page } = pageOf(history([moves[0]], aMatchRecord({ id: 77, odds: moves[0]?.odds })));
    expect(page.querySelector('thead')?.textContent).toBe('KèoMở cửaHiện tại');
    expect(page.querySelectorAll('svg')).toHaveLength(0);
    expect(page.textContent).toContain('chưa thay đổi từ lúc mở cửa');
  });

  it.each([[[]], [[null, 7, { time: 1 }]]])('nothing is known of it: %j', (data) => {
    const ended = { ...live, status_id: MatchStatus.Ended };
    expect(pageOf(history(data, ended)).page.textContent).toContain('Chưa ghi nhận biến động kèo');
  });

  it('a server that keeps none has the present prices alone; one that is slow leaves it to the app', () => {
    const none: Answer = { key: 'prices', status: 404, at: 0 };
    expect(pageOf([...answered(live), none]).page.textContent).toContain('chưa thay đổi từ lúc mở cửa');
    expect(pageOf(answered(live)).page.querySelector('[role=status]')).not.toBeNull();
  });

  it('of five hundred moves the newest stand in the page, and the chart has the peaks of them all', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      time: KICK_OFF - 40_000 + index * 80,
      is_live: false,
      odds: `0.5!${(0.5 + (index % 50) / 100).toFixed(2)}!!0.91;;`,
    }));
    const { page } = pageOf(history(many));
    expect(rowsOf(page, 1)).toHaveLength(8);
    expect(page.querySelector('button')?.closest('[inert]')).not.toBeNull();
    const path = page.querySelector('path')?.getAttribute('d') ?? '';
    const { top, bottom } = CHART.plot;
    // Ten times they fall from the highest price to the lowest, within the width before the kick-off.
    expect([top, bottom].map((y) => path.split(new RegExp(`[V ]${y}(?=[HV])`)).length - 1)).toEqual([10, 10]);
    expect(path.length).toBeLessThan(4_000);
  });
});

describe('the line-ups', () => {
  const request = requestOf(PATH, { tab: 'doi-hinh' });
  const pageOf = (data: unknown, status = 200) => {
    const result = draw(request, [...answered(live), { key: 'lineups', status, body: { data }, at: 0 }]);
    const page = document.createElement('div');
    page.innerHTML = result?.html ?? '';
    return { result, page };
  };

  it('are asked for with the match, and with no other tab', () => {
    expect(needs(request, []).at(-1)).toEqual({ key: 'lineups', path: '/match/lineups', query: { MatchId: 77 } });
    expect(needs(requestOf(PATH), []).map(({ key }) => key)).not.toContain('lineups');
  });

  it('are in the HTML, with what their players did', () => {
    const home = aTeamLineup({ starters: [aPlayer({ name: 'Quang Hải', number: 19 }), ...players(10, 2)] });
    const { page, result } = pageOf(someLineups({ match_id: 77, home }));
    const [first] = page.querySelectorAll('ul[aria-label="Đội hình Việt Nam"] li');
    expect(first?.firstElementChild?.textContent).toBe('số 19, Quang Hải, bàn thắng phút 23');
    expect(page.querySelectorAll('ul[aria-label="Đội hình Thái Lan"] li')).toHaveLength(11);
    expect(page.textContent).toContain('Đội hình ra sân');
    expect(result).toMatchObject({ answers: ['match', 'lineups'], validFor: 10 });
    expect(result?.notFor?.map(({ field }) => field)).toEqual(['hide_scores']);
    expect(page.querySelector('[style], button:not([inert])')).toBeNull();
  });

  it.each([
    ['there are none', null, 200],
    ['the server knows none', undefined, 404],
    ['neither side can be read', { match_id: 77, home: 7, away: { starters: [] } }, 200],
  ])('%s: it is said', (_, data, status) => {
    expect(pageOf(data, status).page.textContent).toContain('Đội hình chưa được công bố');
  });

  it('come with the app where they were too slow', () => {
    expect(pageOf(undefined, 500).page.querySelector('[role=status]')).not.toBeNull();
  });
});

describe('head to head', () => {
  const request = requestOf(PATH, { tab: 'doi-dau' });
  const history = (data: unknown, status = 200): Answer[] => [
    ...answered(live),
    { key: 'history', status, body: { data }, at: 0 },
  ];
  const pageOf = (answers: Answer[]) => {
    const result = draw(request, answers);
    const page = document.createElement('div');
    page.innerHTML = result?.html ?? '';
    return { result, page, text: page.textContent ?? '' };
  };

  it('is asked for at once, and only there', () => {
    const asked = { key: 'history', path: '/match/history', query: { MatchId: 77 } };
    expect(needs(request, []).at(-1)).toEqual(asked);
    expect(needs(requestOf(PATH), []).map(({ key }) => key)).not.toContain('history');
  });

  it('has sum, meetings, last matches and goals; a match that cannot be read is left out', () => {
    const shootout = aPastMatch({
      match_id: 12,
      side: 2,
      home_name: 'Thái Lan',
      away_name: 'Việt Nam',
      home_score: 1,
      after_extra_time: true,
      shootout: [2, 4],
      shootout_winner: 2,
    });
    const lost = aPastMatch({ home_score: 0, away_name: 'Lào', match_time: Date.UTC(1956, 0, 2, 12) / 1000 });
    const data = aHistory({
      meetings: [shootout, { ...aPastMatch(), home_name: 7 } as never, aPastMatch({ shootout_winner: 1 })],
      sum: { won: 1, drawn: 1, lost: 0, goals_for: 3, goals_against: 2 },
      home: { matches: [aPastMatch(), lost], quarters: [0, 1, 2, 0, 0, 5], timed: 9 },
      away: { matches: [], quarters: [0, 0, 0, 0, 0, 1], timed: 1 },
    });
    const { page, text, result } = pageOf(history(data));
    expect(page.querySelectorAll('section ol:not([data-narrow]) li')).toHaveLength(2);
    for (const shown of ['Việt Nam thắng 1', 'Hoà 1', 'Thái Lan thắng 0', 'Bàn thắng 3–2', '2 lần gặp nhau'])
      expect(text).toContain(shown);
    expect(text).toContain('Thái Lan 1–1 Việt Nam (sau hiệp phụ, luân lưu 2–4)');
    expect(text).toContain('(Việt Nam thắng luân lưu)');
    expect(page.querySelector('ol a')?.getAttribute('href')).toBe('/tran-dau/12/thai-lan-viet-nam');
    const outcomes = [...page.querySelectorAll('ol[data-narrow] li')].map(({ textContent }) => textContent);
    expect(outcomes).toEqual([
      expect.stringMatching(/^thắng: TViệt Nam 2–1 Thái Lan/),
      expect.stringMatching(/^thua: B.*02\/01\/1956/),
    ]);
    expect(text).toContain('Chưa có kết quả nào của Thái Lan.');
    expect(page.querySelector('table tbody tr:last-child')?.textContent).toBe('576–90’1');
    expect(result?.answers).toEqual(['match', 'history']);
    expect(page.innerHTML).not.toContain('style=');
  });

  it.each([
    [history(null), 'Chưa có dữ liệu đối đầu'],
    [history(aHistory()), 'Hai đội chưa gặp nhau.'],
    [history(undefined, 404), 'Chưa có dữ liệu đối đầu'],
  ])('where there is nothing it is said: %#', (answers, shown) => {
    const { text, page } = pageOf(answers);
    expect(text).toContain(shown);
    expect(page.querySelector('table')).toBeNull();
  });

  it('comes with the app where it was too slow', () => {
    const { page, result } = pageOf(answered(live));
    expect(page.querySelector('[role=status]')).not.toBeNull();
    expect(result?.answers).toEqual(['match']);
  });
});

it('the form of prices makes a difference where there are prices', () => {
  const before = aMatchRecord({ id: 77, odds: ODDS });
  const blank = (match: MatchRecord, search = {}) =>
    rendered(match, PATH, search).result?.notFor?.filter(({ field }) => field !== 'hide_scores').length;
  expect([blank(live), blank(live, { tab: 'thong-ke' })]).toEqual([0, 0]);
  expect(blank(before)).toBeGreaterThan(0);
  expect(blank(live, { tab: 'keo' })).toBeGreaterThan(0);
});

it('without an answer nothing is rendered', () => {
  expect(draw(requestOf(PATH), [])).toBeUndefined();
});

it('is not for who hides scores, on any tab (M23)', () => {
  for (const tab of ['dien-bien', 'thong-ke', 'keo', 'bxh']) {
    const choices = rendered(live, PATH, { tab }).result?.notFor?.filter(({ field }) => field === 'hide_scores');
    expect(choices).toEqual([{ store: 'local', key: 'settings', field: 'hide_scores', unless: ['false'] }]);
  }
});
