import { render, waitFor } from '@testing-library/react';
import type { Answer, PageRequest, Rendered } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { MemoryRouter } from 'shared-kernel/router';
import { addDays, localDay } from 'shared-kernel/rules/localDay';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import App from './App';
import { draw, needs } from './server';
import { boardOf } from './state/createBoardStore';
import { answerWith, someMatches } from './testing/boardAnswer';
import { giveWindowAHeight } from './testing/layoutInJsdom';
import { longDayName } from './view/parts/dayStrip/dayName';

giveWindowAHeight();

type Search = Readonly<Record<string, string>>;

const requestOf = (pattern: string, search: Search = {}): PageRequest => ({
  part: { kind: 'page', pattern },
  path: pattern,
  params: {},
  search,
  now: KICK_OFF,
  zone: 'Asia/Ho_Chi_Minh',
  site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  publicUrl: 'https://tyso.example',
});

const MATCHES = someMatches(30);
const SETTING = { betting_adverts: true, euro_competition_ids: [2], competition_order: [4, 2] };

const answer = (key: string, body: unknown, status = 200): Answer => ({ key, status, body, at: KICK_OFF });
const ANSWERS = [answer('board', answerWith(MATCHES)), answer('setting', { data: SETTING })];

function rendered(pattern: string, search: Search = {}, answers: readonly Answer[] = ANSWERS): Rendered {
  const result = draw(requestOf(pattern, search), answers);
  if (!result) throw new Error('expected a result, got none');
  return result;
}

function pageOf(...given: Parameters<typeof rendered>): HTMLElement {
  const result = document.createElement('div');
  result.innerHTML = rendered(...given).html;
  return result;
}

async function openApp(address: string) {
  const fake = createFakeShell((path) => (path.startsWith('/match') ? answerWith(MATCHES) : { data: SETTING }));
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <App shell={fake.shell} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(fake.rendered.count).toBeGreaterThan(0));
  await waitFor(() => expect(container.querySelectorAll('[data-match]').length).toBeGreaterThan(0));
  return container;
}

/** A line's elements, texts and places, but for what only the app or only the result has. */
function shapeOf(line: Element): string {
  const copy = document.createElement('div');
  copy.innerHTML = line.outerHTML;
  for (const element of copy.querySelectorAll('*'))
    for (const name of ['class', 'style', 'inert']) element.removeAttribute(name);
  for (const link of copy.querySelectorAll('[data-opens]')) {
    for (const name of ['role', 'aria-haspopup']) link.removeAttribute(name);
    link.setAttribute('href', link.getAttribute('href')?.replace(/filter=\w+&/, '') ?? '');
  }
  // Names and crests come with the app, in the place of what the server has.
  for (const name of copy.querySelectorAll('[data-column] > a:not([data-opens])'))
    name.replaceWith(plain('span', name));
  for (const crest of copy.querySelectorAll('[data-column] > img')) crest.replaceWith(plain('b', crest));
  for (const name of copy.querySelectorAll('[data-column] > span')) name.removeAttribute('title');
  for (const button of copy.querySelectorAll('[aria-pressed]'))
    for (const name of ['aria-label', 'title']) button.removeAttribute(name);
  return copy.innerHTML;
}

function plain(name: string, { textContent }: Element): Element {
  const element = document.createElement(name);
  element.textContent = textContent;
  return element;
}

const shapesIn = (page: Element, lines: string) => [...page.querySelectorAll(lines)].map(shapeOf);
const textsIn = (page: Element, of: string) => [...page.querySelectorAll(of)].map(({ textContent }) => textContent);
const linksIn = (page: Element, of: string) =>
  [...page.querySelectorAll(of)].map((link) => [link.getAttribute('href'), link.textContent]);

const PAGES: readonly (readonly [pattern: string, search: Search])[] = [
  ['/', {}],
  ['/', { filter: 'hot' }],
  ['/', { filter: 'end' }],
  ['/', { filter: 'euro' }],
  ['/ket-qua-bong-da', {}],
  ['/ket-qua-bong-da', { ngay: '2022-12-07' }],
  ['/lich-thi-dau', {}],
  ['/ty-le-keo-nha-cai', {}],
  ['/ty-le-keo-nha-cai', { filter: 'hot' }],
];

it.each(PAGES)('%s%j has the rows, groups and controls that the app then has', async (pattern, search) => {
  const result = pageOf(pattern, search);
  const app = await openApp(`${pattern}?${new URLSearchParams(search)}`);
  await waitFor(() => expect(shapesIn(app, '[data-match]')).toEqual(shapesIn(result, '[data-match]')));
  expect(result.querySelectorAll('[data-match]').length).toBeGreaterThan(0);
  const lines = '[role=row]:not(:has([data-slot]))';
  expect(shapesIn(result, lines)).toEqual(shapesIn(app, lines));
  expect(textsIn(result, 'h1')).toEqual(textsIn(app, 'h1'));
  expect(linksIn(result, 'nav[aria-label="Lọc trận đấu"] a')).toEqual(linksIn(app, '[role=tab]'));
  expect(linksIn(result, 'ol a')).toEqual(linksIn(app, 'ol a'));
});

it('the live page has an advert above its board, and for small screens after the ninth match; other boards have none', () => {
  const before = (result: Element) =>
    [...result.querySelectorAll('[data-slot=OnHeaderLevel3] > tyso-hole')].map(
      (advert) =>
        [...result.querySelectorAll('[data-match]')].filter(
          (row) => row.compareDocumentPosition(advert) & Node.DOCUMENT_POSITION_FOLLOWING,
        ).length,
    );
  expect(before(pageOf('/', {}))).toEqual([0, 9]);
  expect(before(pageOf('/ket-qua-bong-da', {}))).toEqual([]);
});

it.each(PAGES)('%s%j asks for the first rows of its board', (pattern, search) => {
  const [board, setting, ...others] = needs(requestOf(pattern, search), []);
  const kinds = { '/': 'live', '/ket-qua-bong-da': 'results', '/lich-thi-dau': 'fixtures' } as Record<string, string>;
  const filter = search.filter ?? (pattern === '/' ? 'online' : 'all');
  expect(board).toMatchObject({
    path: '/match/range',
    query: { Top: 40, Board: kinds[pattern] ?? 'odds', Filter: filter },
  });
  expect(setting).toEqual({ key: 'setting', path: '/AppSetting' });
  expect(others).toEqual([]);
});

it('has at most forty rows, and says how many there are', () => {
  const all = [answer('board', answerWith(someMatches(200))), answer('setting', { data: SETTING })];
  const result = pageOf('/', { filter: 'all' }, all);
  expect(result.querySelectorAll('[data-match]')).toHaveLength(40);
  expect(result.textContent).toContain('Tất cả 200');
  expect(result.querySelector('#board-end')?.textContent).toBe(
    'Bảng có 200 trận; trang này có trận 1–40 trong 196 trận không thu gọn.',
  );
});

const linksBelow = (result: Element) => linksIn(result, 'nav[aria-label="Các trang của bảng"] a');

it('without a script the rows go on from page to page, with the filter and the day of the address', () => {
  const all = [answer('board', answerWith(someMatches(100))), answer('setting', { data: SETTING })];
  const pages = ['1', '2', '3'].map((trang) => pageOf('/', { filter: 'all', trang }, all));
  expect(pages.map(linksBelow)).toEqual([
    [['?filter=all&trang=2', 'Trang sau: 41–80 trong 98 trận ›']],
    [
      ['?filter=all', '‹ Trang trước: 1–40'],
      ['?filter=all&trang=3', 'Trang sau: 81–98 trong 98 trận ›'],
    ],
    [['?filter=all&trang=2', '‹ Trang trước: 41–80']],
  ]);
  const rows = pages.map((page) =>
    [...page.querySelectorAll('[data-match]')].map((row) => row.getAttribute('data-match')),
  );
  expect(rows.map(({ length }) => length)).toEqual([40, 40, 18]);
  expect(new Set(rows.flat()).size).toBe(98);
  expect(pages[1]?.querySelector('#board-end')?.textContent).toBe(
    'Bảng có 100 trận; trang này có trận 41–80 trong 98 trận không thu gọn.',
  );
  expect(linksBelow(pageOf('/lich-thi-dau', { ngay: '2022-12-10', trang: '2', match: '7' }, all))[0]?.[0]).toBe(
    '?ngay=2022-12-10',
  );
  expect(linksBelow(pageOf('/'))).toEqual([]);
});

it('a later page asks for its own rows, and has them under headers with the sizes of the whole', () => {
  const search = { filter: 'all', trang: '3' };
  expect(needs(requestOf('/', search), [])[0]?.query).toMatchObject({
    Top: 40,
    Skip: 80,
    Board: 'live',
    Filter: 'all',
  });
  expect(needs(requestOf('/', { trang: '1' }), [])[0]?.query).not.toHaveProperty('Skip');
  const filters = { all: 90, hot: 40, favorite: 0, online: 80, end: 30, euro: 7 };
  const groups = [
    { kind: 'hot', shown: 1, folded: 12 },
    { kind: 'live', shown: 59, folded: 0 },
    { kind: 'ended', shown: 30, folded: 0 },
  ];
  const ended = MATCHES.filter(({ status_id }) => status_id === MatchStatus.Ended).slice(0, 5);
  const board = { total: 102, live: 60, filters, groups, skipped: 80 };
  const body = { ...answerWith(ended), board };
  const result = pageOf('/', search, [answer('board', body)]);
  expect(textsIn(result, '[role=row][data-kind]')).toEqual(['Đã kết thúc30 trận']);
  expect(linksBelow(result)).toEqual([['?filter=all&trang=2', '‹ Trang trước: 41–80']]);
});

it('an answer of an api that skips nothing is no later page', () => {
  const filters = { all: 90, hot: 40, favorite: 0, online: 80, end: 30, euro: 7 };
  const board = { total: 90, live: 60, filters, groups: [{ kind: 'live', shown: 90, folded: 0 }] };
  const answers = [answer('board', { ...answerWith(MATCHES), board })];
  expect(draw(requestOf('/', { trang: '2' }), answers)).toBeUndefined();
  expect(draw(requestOf('/'), answers)).toBeDefined();
});

it('search engines keep no later page, and its title says which it is', () => {
  const all = [answer('board', answerWith(someMatches(100)))];
  const headOf = ({ title, robots, page }: Rendered) => ({ title, robots, page });
  expect(headOf(rendered('/', { filter: 'all', trang: '2' }, all))).toEqual({
    title: 'Tỷ số trực tuyến – trang 2',
    robots: 'noindex',
  });
  expect(rendered('/lich-thi-dau', { ngay: '2022-12-11', trang: '2' }, all).title).toBe(
    'Lịch thi đấu bóng đá, Chủ nhật 11/12 – trang 2',
  );
  expect(headOf(rendered('/', { filter: 'all' }, all))).toEqual({});
});

it('behind its last page a board has none, and a way back', () => {
  const all = [answer('board', answerWith(someMatches(100)))];
  const search = { filter: 'all', trang: '9' };
  expect(rendered('/', search, all)).toMatchObject({ page: { status: 404 }, robots: 'noindex' });
  const result = pageOf('/', search, all);
  expect(result.textContent).toContain('Bảng này không có trang 9.');
  expect(linksIn(result, 'a')).toEqual([['?filter=all&trang=3', 'Xem trang 3']]);
  expect(rendered('/', { trang: '1' }, [answer('board', answerWith([]))]).page).toBeUndefined();
});

it('takes the numbers of the whole board from the answer', () => {
  const filters = { all: 300, hot: 40, favorite: 0, online: 80, end: 100, euro: 7 };
  const groups = [
    { kind: 'hot', shown: 1, folded: 12 },
    { kind: 'live', shown: 80, folded: 0 },
    { kind: 'upcoming', shown: 150, folded: 0 },
  ];
  const top = { ...answerWith(MATCHES.slice(0, 5)), board: { total: 243, live: 80, filters, groups } };
  const result = pageOf('/', {}, [answer('board', top), answer('setting', { data: SETTING })]);
  expect(textsIn(result, 'nav a')).toContain('Trực tiếp 80trận đang diễn ra');
  expect(textsIn(result, '[role=row][data-kind=live]')).toEqual(['Trực tiếp80 trận']);
  expect(textsIn(result, '[role=row][data-kind=hot] button')).toEqual(['Xem thêm 12 trận']);
  expect(textsIn(result, '#board-end')).toEqual([
    'Bảng có 243 trận; trang này có trận 1–40 trong 231 trận không thu gọn.',
  ]);
});

it('links lead on with the filter of the address, from day to day, and to the page of a match', async () => {
  const ended = pageOf('/', { filter: 'all' });
  expect(linksIn(ended, '[data-match="6"] a')[0]?.[0]).toBe('/tran-dau/6');
  const day = pageOf('/lich-thi-dau', { filter: 'all', ngay: '2022-12-11' });
  expect(linksIn(day, '[data-match="6"] a')[0]?.[0]).toBe('/tran-dau/6');
  expect(linksIn(day, 'nav[aria-label="Chọn ngày"] a').map(([href]) => href)).toEqual(
    expect.arrayContaining(['/lich-thi-dau?filter=all', '/lich-thi-dau?ngay=2022-12-12&filter=all']),
  );
  const none = [answer('board', answerWith([]))];
  const tomorrow = addDays(localDay(KICK_OFF), 1);
  expect(linksIn(pageOf('/lich-thi-dau', { filter: 'hot' }, none), '#board a')).toContainEqual([
    `/lich-thi-dau?ngay=${tomorrow}&filter=hot`,
    longDayName(tomorrow),
  ]);
});

it('without a script tabs, days and matches are links, and nothing else can be focused', () => {
  const result = pageOf('/lich-thi-dau', { ngay: '2022-12-11' });
  for (const button of result.querySelectorAll('button')) expect(button.closest('[inert]')).not.toBeNull();
  expect(linksIn(result, '[data-match="6"] a')[0]?.[0]).toBe('/tran-dau/6');
  expect(linksIn(result, 'nav[aria-label="Lọc trận đấu"] a')[1]?.[0]).toBe('?ngay=2022-12-11&filter=hot');
  expect(linksIn(result, 'ol a')[0]?.[0]).toBe('/lich-thi-dau');
});

it('an empty board leads on', () => {
  const tomorrow = addDays(localDay(KICK_OFF), 1);
  const none = [answer('board', answerWith([])), answer('setting', { data: SETTING })];
  const favourites = pageOf('/', { filter: 'favorite' }, none);
  expect(linksIn(favourites, '#board a')).toEqual([['?filter=all', 'Xem tất cả']]);
  // The advice is for those who have stars.
  expect(favourites.querySelector('#board [inert]')?.textContent).toMatch(/^Bấm ngôi sao/);
  expect(linksIn(pageOf('/lich-thi-dau', {}, none), '#board a')).toEqual([
    [`/lich-thi-dau?ngay=${tomorrow}`, longDayName(tomorrow)],
  ]);
});

it('marks the match that the visitor was sent to', () => {
  const lit = pageOf('/', { highlight: '5' }).querySelectorAll('[data-lit]');
  expect([...lit].map((row) => row.getAttribute('data-match'))).toEqual(['5']);
});

it.each<[string, Answer[]]>([
  ['no answer', []],
  ['the settings alone', [answer('setting', { data: SETTING })]],
  ['a refusal', [answer('board', undefined, 503)]],
  ['another shape', [answer('board', 'xin chào')]],
  ['matches of which none can be read', [answer('board', { data: [{ id: 1 }, null] })]],
])('%s renders nothing: the place stays empty', (_, answers) => {
  for (const [pattern] of PAGES) expect(draw(requestOf(pattern), answers)).toBeUndefined();
});

it('without the settings it has the order that the app begins with', () => {
  const [board] = ANSWERS;
  expect(pageOf('/', {}, board ? [board] : []).querySelectorAll('[data-match]').length).toBeGreaterThan(20);
});

it('renders no page that it does not know', () => {
  expect(draw(requestOf('/toString'), ANSWERS)).toBeUndefined();
  expect(needs({ ...requestOf('/'), part: { kind: 'frame' } }, [])).toEqual([]);
});

const keysOf = ({ notFor = [] }: Rendered) => notFor.map(({ key, field }) => field ?? key);

it('names the stored choices that change its rows, unless the address has made them', () => {
  expect(keysOf(rendered('/'))).toEqual([
    ...[
      'competitions',
      'countries',
      'sort_mode',
      'odds_strip',
      'show_yellow_card',
      'show_team_position',
      'show_corners',
      'board_filter',
      'hot',
      'live_only',
      'pinned_competitions',
      'hide_scores',
    ],
  ]);
  expect(keysOf(rendered('/', { filter: 'end' }))).not.toContain('board_filter');
  expect(keysOf(rendered('/', { live: '1' }))).not.toContain('live_only');
  expect(keysOf(rendered('/', { filter: 'favorite' }))).toContain('favourites');
  expect(keysOf(rendered('/ket-qua-bong-da'))).not.toContain('odds_strip');
  expect(keysOf(rendered('/ty-le-keo-nha-cai'))).not.toContain('sort_mode');
});

it('no result with a score is for who hides scores (M23)', () => {
  for (const path of ['/', '/ket-qua-bong-da', '/ty-le-keo-nha-cai']) {
    expect(keysOf(rendered(path))).toContain('hide_scores');
  }
  // What has not begun has none.
  expect(keysOf(rendered('/lich-thi-dau'))).not.toContain('hide_scores');
});

it('is right for values that the stores write for their defaults', () => {
  const { notFor = [] } = rendered('/', { filter: 'favorite' });
  const { shell } = createFakeShell();
  const { choices } = boardOf(shell);
  choices.sortMode.set('by-time');
  choices.oddsStrip.set(false);
  choices.picks.pick({ competitions: null, countries: null });
  shell.storage.set('settings', DEFAULT_SETTINGS);
  for (const { key, field, unless } of notFor) {
    const stored = shell.storage.get(key, (raw) => JSON.stringify(field ? Reflect.get(Object(raw), field) : raw));
    if (stored !== undefined) expect(unless).toContain(stored);
  }
});

it('scores are right for ten seconds only, results for longer', () => {
  expect(rendered('/')).toMatchObject({ zoned: true, validFor: 10 });
  expect(rendered('/ty-le-keo-nha-cai').validFor).toBe(10);
  expect(rendered('/ket-qua-bong-da').validFor).toBeUndefined();
});

it('a day has an address and a title of its own, but not today, nor one beyond the strip', () => {
  const { title, canonical } = rendered('/ket-qua-bong-da', { ngay: '2022-12-07', filter: 'hot' });
  expect({ title, canonical }).toEqual({
    title: 'Kết quả bóng đá mới cập nhật, Thứ 4 07/12',
    canonical: '/ket-qua-bong-da?ngay=2022-12-07',
  });
  for (const ngay of ['2022-12-10', '2022-12-11', '1871-01-01', '2022-13-99'])
    expect(rendered('/ket-qua-bong-da', { ngay, filter: 'hot' })).toEqual({
      html: '',
      css: '',
      page: { status: 301, location: '/ket-qua-bong-da?ngay=khac&filter=hot' },
    });
  expect(rendered('/ket-qua-bong-da', { ngay: 'khac' }).html).toContain('Không xem được ngày này.');
  // The detail of a match stands over the page, whatever day its address says.
  expect(rendered('/ket-qua-bong-da', { ngay: '2099-01-01', match: '7' }).page).toBeUndefined();
});

it('has the rules of what it renders, and no style attribute', () => {
  const { html, css } = rendered('/');
  expect(css).toContain('--competition:#3d195b');
  expect(css).not.toMatch(/data-styled|</);
  expect(html).not.toMatch(/ style=|<style|<script/);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it('lists its matches for search engines', () => {
  const [list, crumbs] = rendered('/lich-thi-dau').jsonLd ?? [];
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: expect.arrayContaining([
      {
        '@type': 'ListItem',
        position: 1,
        url: expect.stringMatching(/^https:\/\/tyso\.example\/tran-dau\/\d+\/doi-\d+-doi-\d+$/),
      },
    ]),
  });
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Trang chủ', item: 'https://tyso.example/' }, { name: 'Lịch thi đấu bóng đá' }],
  });
  expect(draw({ ...requestOf('/'), publicUrl: undefined }, ANSWERS)?.jsonLd).toEqual([]);
});
