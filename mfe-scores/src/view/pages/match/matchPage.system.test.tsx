import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { HttpError } from 'shared-kernel/http/httpError';
import {
  aCompetition,
  aLiveRecord,
  aMatchRecord,
  anIncident,
  anUpdate,
  aTeam,
  KICK_OFF,
} from 'shared-kernel/testing/builders';
import { openApp } from '../../../testing/openApp';
import { aHistory, aPastMatch } from '../../../testing/pastMatches';
import { aSeason } from '../../../testing/seasonTables';

const ODDS = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';
const PATH = '/tran-dau/1/viet-nam-thai-lan';

const live = aLiveRecord({
  id: 1,
  odds: ODDS,
  home_scores: [1],
  incidents: [anIncident({ player_name: 'Quang Hải' })],
});
const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Việt Nam' }), aTeam({ id: 102, name: 'Thái Lan' })],
};

const TABLES = aSeason([101, 102, 103].map((team_id) => ({ team_id, name: `Đội ${team_id}` })));

const MOVES = [
  { time: KICK_OFF - 7200, is_live: false, odds: '0.5!0.80!!1.06;;' },
  { time: KICK_OFF - 3600, is_live: false, odds: '0.5!0.98!!0.88;;' },
  { time: KICK_OFF - 60, is_live: true, odds: ODDS },
];

const open = (path: string, match: MatchRecord = live) =>
  openApp(path, (asked, query) => {
    if (asked === '/match/prices') return { data: query.MatchId === match.id ? MOVES : [] };
    if (asked === '/Standing/Season') return { data: query.CompetitionId === match.competition_id ? TABLES : null };
    if (asked === '/Standing/Cup') return { data: null };
    if (asked !== '/match') return { data: {} };
    return { data: [match].filter(({ id }) => id === query.Id), extra_data };
  });

const tab = (name: string) => screen.getByRole('link', { name });
const chosen = () => screen.getByRole('navigation').querySelector('[aria-current="page"]')?.textContent;

it('the address gets the names of the teams, and keeps the tab; the page says what it is about', async () => {
  const { address, described$ } = await open('/tran-dau/1?tab=keo');
  await waitFor(() => expect(address()).toBe(`${PATH}?tab=keo`));
  expect(chosen()).toBe('Tỷ lệ kèo');
  expect(screen.getByRole('heading', { level: 1, name: 'Việt Nam – Thái Lan' })).toBeTruthy();
  expect(described$.value?.title).toBe('Việt Nam – Thái Lan: tỷ số trực tuyến');
});

it('each tab is an address, and Back leaves the match, not its tabs', async () => {
  const { address } = await open(PATH);
  expect(screen.getByText('Quang Hải')).toBeTruthy();
  await userEvent.click(tab('Thống kê'));
  expect([address(), chosen()]).toEqual([`${PATH}?tab=thong-ke`, 'Thống kê']);
  expect(screen.getByRole('region', { name: 'Thống kê' }).textContent).toContain('Thẻ vàng');
  await userEvent.click(tab('Tỷ lệ kèo'));
  expect(screen.getByRole('region', { name: 'Tỷ lệ kèo' }).textContent).toContain('0.95');
  await userEvent.click(tab('BXH'));
  const table = await screen.findByRole('table', { name: 'Bảng xếp hạng AFF Cup' });
  expect(within(table).getAllByRole('rowheader', { name: /đội của trận này/ })).toHaveLength(2);
  expect(screen.getByText(/^Bằng điểm thì xét lần lượt/)).toBeTruthy();
  await userEvent.click(tab('Diễn biến'));
  expect(address()).toBe(PATH);
});

describe('place, referee and articles', () => {
  const INFO = { match_id: 1, venue: { name: 'Mỹ Đình' }, referee: 'Ngô Duy Lân' };
  const POSTS = [
    { kind: 'commentary', id: 12, match: 1, slug: 'nhan-dinh', name: 'Trước trận' },
    { kind: 'news', id: 7, match: '1', slug: 'tin', name: 'Thắng 3–0' },
  ];
  const openWith = (hide_scores: boolean, missing: readonly string[] = []) =>
    openApp(
      PATH,
      (asked) => {
        if (missing.includes(asked)) throw new HttpError(asked, { kind: 'status', status: 404 });
        if (asked === '/match/info') return { data: INFO };
        if (asked === '/post') return { data: POSTS };
        return asked === '/match' ? { data: [live], extra_data } : { data: {} };
      },
      { settings: { hide_scores } },
    );

  it('stand on the page', async () => {
    await openWith(false);
    expect(await screen.findByText('Mỹ Đình')).toBeTruthy();
    expect(screen.getByText('Trọng tài: Ngô Duy Lân')).toBeTruthy();
    const part = screen.getByRole('region', { name: 'Bài viết về trận này' });
    expect(
      within(part)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/nhan-dinh-bong-da/12-nhan-dinh', '/news/7-tin']);
  });

  it('news, which may reveal the score, wait while scores are hidden', async () => {
    await openWith(true);
    const part = await screen.findByRole('region', { name: 'Bài viết về trận này' });
    expect(
      within(part)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nhận định Trước trận']);
  });
});

it('head to head is read again when the match has ended', async () => {
  let met = 1;
  const { pushed$, second$ } = await openApp(`${PATH}?tab=doi-dau`, (asked) => {
    if (asked === '/match') return { data: [live], extra_data };
    if (asked !== '/match/history') return { data: {} };
    const meetings = Array.from({ length: met }, (_, index) => aPastMatch({ match_id: 50 + index }));
    const sum = { won: met, drawn: 0, lost: 0, goals_for: 2 * met, goals_against: met };
    const last = { matches: meetings, quarters: [1, 0, 0, 0, 0, 3], timed: 1 };
    return { data: aHistory({ meetings, sum, home: last }) };
  });
  const part = await screen.findByRole('region', { name: 'Đối đầu' });
  expect(await within(part).findByRole('heading', { name: '1 lần gặp nhau gần nhất' })).toBeTruthy();
  expect(within(part).getByText('Việt Nam thắng 1')).toBeTruthy();
  const links = within(part).getAllByRole('link', { name: 'Việt Nam 2–1 Thái Lan' });
  expect(links[0]?.getAttribute('href')).toBe('/tran-dau/50/viet-nam-thai-lan');
  expect(within(part).getByText(/^Bàn thắng: Việt Nam 2, Thái Lan 1$/)).toBeTruthy();
  const rows = within(within(part).getByRole('table', { name: /ghi phút/ })).getAllByRole('row');
  expect(rows.at(-1)?.textContent).toBe('376–90’–');
  met = 2;
  act(() => second$.next(KICK_OFF + 5400));
  act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.Ended, [1, 1], [0, 0], KICK_OFF] })));
  expect(await within(part).findByRole('heading', { name: '2 lần gặp nhau gần nhất' })).toBeTruthy();
});

describe('for who hides scores, what was uncovered stays through other tabs (M23)', () => {
  const before = [0, 1].map((index) =>
    aMatchRecord({ id: 5 + index, match_time: KICK_OFF - 86_400, status_id: MatchStatus.Ended, home_scores: [index] }),
  );
  const openHiding = () =>
    openApp(
      PATH,
      (asked) => {
        if (asked === '/Standing/Season') return { data: TABLES };
        if (asked === '/match/history') return { data: aHistory({ meetings: [aPastMatch()] }) };
        return asked === '/match' ? { data: [aMatchRecord({ id: 1 }), ...before], extra_data } : { data: null };
      },
      { settings: { hide_scores: true } },
    );

  it.each([
    ['Diễn biến', 'Hiện phong độ'],
    ['Đối đầu', 'Hiện các trận trước'],
    ['BXH', 'Hiện bảng xếp hạng'],
  ])('on the tab %s, without taking the focus, until scores are to be hidden again', async (name, show) => {
    const { settings$ } = await openHiding();
    await userEvent.click(tab(name));
    await userEvent.click(await screen.findByRole('button', { name: show }));
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(tab('Thống kê'));
    await userEvent.click(tab(name));
    await screen.findByRole('region', { name });
    expect(screen.queryByRole('button', { name: show })).toBeNull();
    expect(document.activeElement).toBe(tab(name));
    await userEvent.click(tab('Thống kê'));
    act(() => settings$.next({ ...settings$.value, hide_scores: false }));
    act(() => settings$.next({ ...settings$.value, hide_scores: true }));
    await userEvent.click(tab(name));
    expect(await screen.findByRole('button', { name: show })).toBeTruthy();
  });
});

describe('the history of prices', () => {
  const moves = async () => within(await screen.findByRole('table', { name: 'Các lần thay đổi: Kèo chấp' }));
  const firstRow = async () => (await moves()).getAllByRole('row')[1]?.textContent;

  it('has a table and a chart for each market; what the match says next is there at once, without asking again', async () => {
    const { pushed$, second$, requests } = await open(`${PATH}?tab=keo`);
    expect(await firstRow()).toBe('18:59Chủ chấp 0/0.50.950.91');
    expect((await moves()).getAllByRole('row')).toHaveLength(4);
    await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(3));
    const asked = () => requests.filter((path) => path === '/match/prices?MatchId=1').length;
    const before = asked();
    act(() => second$.next(KICK_OFF + 600));
    act(() => pushed$.next(anUpdate({ version: 9, odds: '0-0.5!1.02!!0.84;;' })));
    await waitFor(async () => expect(await firstRow()).toBe('19:10Chủ chấp 0/0.51.02▲ tăng0.84▼ giảm'));
    expect((await moves()).getAllByRole('row')).toHaveLength(5);
    expect(asked()).toBe(before);
  });

  it('is walked through with the keys, and with a pointer', async () => {
    await open(`${PATH}?tab=keo`);
    const chart = await screen.findByRole('slider', { name: 'Biểu đồ Kèo chấp' });
    const said = () => chart.getAttribute('aria-valuetext');
    expect(said()).toBe('18:59, Chủ chấp 0/0.5, Chủ 0.95, Khách 0.91');
    act(() => chart.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(said()).toBe('09/12 18:00, Chủ chấp 0.5, Chủ 0.98, Khách 0.88');
    await userEvent.keyboard('{Home}');
    expect(said()).toBe('09/12 17:00, Chủ chấp 0.5, Chủ 0.80, Khách 1.06');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{End}');
    expect(said()).toBe('18:59, Chủ chấp 0/0.5, Chủ 0.95, Khách 0.91');
    await userEvent.pointer({ target: chart, coords: { clientX: 0 } });
    expect(said()).toContain('17:00');
  });

  it('no browser translates its labels: what it would put around them is not rendered', async () => {
    await open(`${PATH}?tab=keo`);
    const labels = (await screen.findByRole('slider', { name: 'Biểu đồ Kèo chấp' })).querySelectorAll('text');
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label.closest('[translate=no]')).not.toBeNull();
  });

  it('is printed anew when the visitor chooses another form', async () => {
    const { settings$ } = await openApp(`${PATH}?tab=keo`, (asked) => {
      if (asked === '/AppSetting') return { data: { price_format: { sent: 'hong_kong', shown: 'as_sent' } } };
      if (asked === '/match/prices') return { data: MOVES };
      return { data: asked === '/match' ? [live] : {}, extra_data };
    });
    expect(await firstRow()).toContain('0.950.91');
    act(() => settings$.next({ ...settings$.value, price_format: 'indonesian' }));
    await waitFor(async () => expect(await firstRow()).toContain('−1.05−1.10'));
    expect(screen.getByRole('slider', { name: 'Biểu đồ Kèo chấp' }).textContent).toContain('−1.05');
  });

  it('of many moves the newest stand there, and a press shows more', async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({
      time: KICK_OFF - 20_000 + index * 90,
      is_live: false,
      odds: `0.5!0.${10 + (index % 80)}!!0.91;;`,
    }));
    await openApp(`${PATH}?tab=keo`, (asked) =>
      asked === '/match/prices' ? { data: many } : { data: asked === '/match' ? [live] : {}, extra_data },
    );
    expect((await moves()).getAllByRole('row')).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'Xem thêm 100 lần thay đổi' }));
    expect((await moves()).getAllByRole('row')).toHaveLength(109);
    await userEvent.click(screen.getByRole('button', { name: 'Xem thêm 43 lần thay đổi' }));
    expect((await moves()).getAllByRole('row')).toHaveLength(152);
  });

  it('that cannot be had is said below the present prices, and asked for again', async () => {
    let isDown = true;
    await openApp(`${PATH}?tab=keo`, (asked) => {
      if (asked === '/match/prices' && isDown) throw new Error('down');
      return { data: asked === '/match' ? [live] : asked === '/match/prices' ? MOVES : {}, extra_data };
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Tỷ lệ kèo' }).textContent).toContain('0.95');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await firstRow()).toContain('18:59');
  });

  it('of a server that keeps none are the prices that are seen', async () => {
    await openApp(`${PATH}?tab=keo`, (asked) => {
      if (asked === '/match/prices') throw new HttpError(asked, { kind: 'status', status: 404 });
      return { data: asked === '/match' ? [live] : {}, extra_data };
    });
    expect(await screen.findByText('Giá kèo chưa thay đổi từ lúc mở cửa.')).toBeTruthy();
  });
});

describe('the history of a group', () => {
  const HALF = [
    { time: KICK_OFF - 7200, is_live: false, odds: '0-0.5!0.70!!1.10;;' },
    { time: KICK_OFF - 600, is_live: false, odds: '0-0.5!0.77!!1.03;;' },
  ];
  const NOW_HALF = { match_id: 1, half: { odds: '0-0.5!0.77!!1.03;;' } };
  type Options = { groups?: unknown; markets?: () => unknown; ofHalf?: () => unknown; shown?: MatchRecord };
  const openWith = (search: string, { groups = ['half'], markets, ofHalf, shown = live }: Options = {}) =>
    openApp(`${PATH}?tab=keo${search}`, (asked, query) => {
      if (asked === '/match/prices') return query.Group ? (ofHalf?.() ?? { data: HALF }) : { data: MOVES, groups };
      if (asked === '/match/markets') return { data: markets?.() ?? NOW_HALF };
      return { data: asked === '/match' ? [shown] : {}, extra_data };
    });
  const choices = async () =>
    within(await screen.findByRole('navigation', { name: 'Biến động của' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Các lần thay đổi: Kèo chấp' }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  const askedOfHalf = (requests: readonly string[]) => requests.filter((one) => one.includes('Group=half')).length;

  it('is loaded when it is chosen, and stands in the place of that of the match: prices, chart and table', async () => {
    const { address, requests } = await openWith('');
    expect(await choices()).toEqual(['Cả trận', 'Hiệp 1']);
    expect(askedOfHalf(requests)).toBe(0);
    await userEvent.click(screen.getByRole('link', { name: 'Hiệp 1' }));
    expect(await screen.findByRole('heading', { name: 'Biến động kèo hiệp 1' })).toBeTruthy();
    expect(address()).toBe(`${PATH}?tab=keo&keo=hiep-1`);
    expect(await rows()).toEqual([
      '09/12 18:50Chủ chấp 0/0.50.77▲ tăng1.03▼ giảm',
      '09/12 17:00Chủ chấp 0/0.50.701.10',
    ]);
    const key = screen.getByRole('table', { name: 'Biến động kèo hiệp 1' });
    expect(within(key).getAllByRole('row')[1]?.textContent).toContain('Chủ 0.70');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
      '09/12 18:50, Chủ chấp 0/0.5, Chủ 0.77, Khách 1.03',
    );
    expect(askedOfHalf(requests)).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('link', { name: 'Cả trận' }));
    expect(await screen.findByRole('heading', { name: 'Biến động kèo' })).toBeTruthy();
    expect(address()).toBe(`${PATH}?tab=keo`);
  });

  it('is there at once for an address that names it, and gets what is pushed later without asking again', async () => {
    let markets: unknown = NOW_HALF;
    const { second$, requests } = await openWith('&keo=hiep-1', { markets: () => markets });
    expect(await rows()).toHaveLength(2);
    const before = askedOfHalf(requests);
    markets = { ...NOW_HALF, half: { odds: '', suspended_odds: NOW_HALF.half.odds } };
    act(() => second$.next(KICK_OFF + 600));
    await waitFor(async () => expect((await rows())[0]).toBe('19:10Tạm khoá kèo'));
    expect(askedOfHalf(requests)).toBe(before);
  });

  it('of a half that is over ends with its last prices, and asks nothing more', async () => {
    const shown: MatchRecord = { ...live, status_id: MatchStatus.SecondHalf };
    const markets = () => ({ match_id: 1, half: { odds: '0!0.99!0!0.99;;' } });
    const { requests, second$ } = await openWith('&keo=hiep-1', { shown, markets });
    expect(await rows()).toHaveLength(2);
    const asked = () => requests.filter((one) => one.startsWith('/match/markets?')).length;
    const before = asked();
    await act(async () => second$.next(KICK_OFF + 600));
    // By the markets above alone.
    expect(asked()).toBe(before + 1);
    const key = screen.getByRole('table', { name: 'Biến động kèo hiệp 1' });
    expect(within(key).getAllByRole('columnheader').at(-1)?.textContent).toBe('Cuối cùng');
    expect(within(key).getAllByRole('cell').at(-1)?.textContent).toContain('0.77');
  });

  it('stays as it is when the betting ends, and is not asked for again', async () => {
    const { pushed$, requests } = await openWith('&keo=hiep-1');
    expect(await rows()).toHaveLength(2);
    const before = askedOfHalf(requests);
    act(() => pushed$.next(anUpdate({ version: 9, score: [1, MatchStatus.SecondHalf, [1, 1], [1, 0], KICK_OFF] })));
    const key = screen.getByRole('table', { name: 'Biến động kèo hiệp 1' });
    await waitFor(() => expect(within(key).getAllByRole('columnheader').at(-1)?.textContent).toBe('Cuối cùng'));
    expect(await rows()).toHaveLength(2);
    expect(askedOfHalf(requests)).toBe(before);
  });

  it.each([null, [], 'half', ['thẻ phạt', 7]])('without moves is not offered: %j', async (groups) => {
    await openWith('&keo=hiep-1', { groups });
    expect(await screen.findByRole('heading', { name: 'Biến động kèo' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Biến động của' })).toBeNull();
  });

  it('loses no more than a move that is none; one that cannot be had is asked for again', async () => {
    let isDown = true;
    await openWith('&keo=hiep-1', {
      ofHalf() {
        if (isDown) throw new Error('down');
        return { data: [...HALF, { time: 'hôm qua', is_live: false, odds: 7 }] };
      },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await rows()).toHaveLength(2);
  });
});

it('a goal is there at once', async () => {
  const { pushed$ } = await open(PATH);
  act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.SecondHalf, [1, 1], [1, 0], KICK_OFF] })));
  expect(await screen.findByText('1 – 1')).toBeTruthy();
});

it.each(['/tran-dau/2', '/tran-dau/2/ai-do'])('%s is no match, and the page says so', async (path) => {
  const { address, described$ } = await open(path);
  expect(screen.getByText(/^Không có trận đấu nào/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Không tìm thấy trận đấu' })).toBeTruthy();
  expect([address(), described$.value?.title]).toEqual([path, 'Không tìm thấy trận đấu']);
});

it('what cannot be had is said, and asked for again', async () => {
  let isDown = true;
  await openApp(PATH, (asked) => {
    if (asked === '/match' && isDown) throw new Error('down');
    return { data: asked === '/match' ? [live] : {}, extra_data };
  });
  expect(screen.getByRole('alert')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Quang Hải')).toBeTruthy();
});

it('the detail of a match leads to its page', async () => {
  const { address } = await open('/?match=1');
  await userEvent.click(await screen.findByRole('link', { name: 'Diễn biến' }));
  expect(address()).toBe(PATH);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'Việt Nam – Thái Lan' })).toBeTruthy();
});
