import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom, Subject } from 'rxjs';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { HttpError } from 'shared-kernel/http/httpError';
import { hourMinute } from 'shared-kernel/rules/formats';
import { localDay } from 'shared-kernel/rules/localDay';
import {
  aCompetition,
  aLiveRecord,
  aMatchRecord,
  anIncident,
  anUpdate,
  aTeam,
  KICK_OFF,
} from 'shared-kernel/testing/builders';
import { openInShell } from 'shared-kernel/testing/openInShell';
import App from '../../../App';
import { choicesOf } from '../../../state/choices';
import { openApp } from '../../../testing/openApp';
import { longDayName } from '../../parts/dayStrip/dayName';

afterEach(() => jest.restoreAllMocks());

const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 102, name: 'Chelsea' })],
};
const saka = anIncident({ player_name: 'Saka', time: 45, added_time: 2 });
const stats = (team_id: number, ball_possession: number) => ({
  team_id,
  ball_possession,
  shots_on_target: 5,
  yellow_cards: 0,
  red_cards: 0,
});
const live = aLiveRecord({
  id: 1,
  home_scores: [1, 1, 0, 2],
  incidents: [saka],
  stats: [stats(101, 58), stats(102, 42)],
});
/** Outside the page's window, but available by its id. */
const old = aMatchRecord({ id: 7, status_id: MatchStatus.Ended, home_scores: [3], incidents: [saka] });

function open(path: string, matches: MatchRecord[] = [live]) {
  return openApp(path, (asked, query) => {
    if (asked === '/match/range') return { data: matches, extra_data };
    if (asked === '/match') return { data: [...matches, old].filter(({ id }) => id === query.Id), extra_data };
    return { data: {} };
  });
}

const opener = () => screen.getByRole('button', { name: 'Xem chi tiết: Arsenal 1 – 0 Chelsea' });
const dialog = () => screen.findByRole('dialog', { name: 'Chi tiết trận đấu' });
const aFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

it('opens from the score and shows the match in full', async () => {
  const { address } = await open('/');
  await userEvent.click(opener());
  expect(address()).toBe('/?match=1');
  const detail = within(await dialog());
  expect(await detail.findByText('Kiểm soát bóng: Arsenal 58%, Chelsea 42%')).toBeTruthy();
  expect(detail.getByText('Sút trúng đích: Arsenal 5, Chelsea 5')).toBeTruthy();
  expect(detail.getByText('Thẻ vàng: Arsenal 2, Chelsea 0')).toBeTruthy();
  const figures = within(detail.getByRole('list', { name: 'Thống kê' })).getAllByRole('listitem');
  const bars = figures.map((line) => [
    line.dataset.ahead,
    ...[...line.querySelectorAll('i')].map(({ style }) => style.getPropertyValue('--share')),
  ]);
  expect(bars).toEqual([['home', '58', '42'], [undefined, '5', '5'], ['home', '2'], [undefined]]);
  const [goal] = within(detail.getByRole('list', { name: 'Diễn biến' })).getAllByRole('listitem');
  expect(goal?.textContent).toMatch(/^Bàn thắng, Arsenal, phút 45 cộng 2, Saka, tỷ số 1 – 0.*45\+2’/);
});

describe('the channels that show a match (S21)', () => {
  const channels = [{ name: 'VTV5', link: 'https://vtv.example/5' }];
  const openWith = async (path: string, info: () => object) => {
    const asked: string[] = [];
    const app = await openApp(path, (url, query) => {
      asked.push(url);
      if (url === '/match/info') return info();
      const matches = url === '/match' ? [live, old].filter(({ id }) => id === query.Id) : [live];
      return url === '/match' || url === '/match/range' ? { data: matches, extra_data } : { data: null };
    });
    return { ...app, asked: () => asked.filter((url) => url === '/match/info') };
  };

  it('are asked for when its detail opens, once, and lead there', async () => {
    const { asked } = await openWith('/', () => ({ data: { match_id: 1, channels } }));
    expect(asked()).toEqual([]);
    await userEvent.click(opener());
    const link = await within(await dialog()).findByRole('link', { name: 'VTV5' });
    expect(link.getAttribute('href')).toBe('https://vtv.example/5');
    expect(asked()).toHaveLength(1);
  });

  it('a server that knows none costs nothing, and of a match that is over nobody asks', async () => {
    const { asked, reports } = await openWith('/', () => {
      throw new HttpError('/match/info', { kind: 'status', status: 404 });
    });
    await userEvent.click(opener());
    await within(await dialog()).findByText('Kiểm soát bóng: Arsenal 58%, Chelsea 42%');
    expect([asked(), screen.queryByText(/^Xem trên/)]).toEqual([['/match/info'], null]);
    expect(reports.filter((error) => error instanceof HttpError)).toEqual([]);
    const over = await openWith('/?match=7', () => ({ data: { match_id: 7, channels } }));
    expect(await screen.findAllByText('3 – 0')).toBeTruthy();
    expect(over.asked()).toEqual([]);
  });
});

it('leads to the parts of the match’s page by name, and to who scores most, as pages of their own', async () => {
  const { address } = await open('/');
  await userEvent.click(opener());
  const parts = within(await within(await dialog()).findByRole('navigation', { name: 'Xem thêm về trận đấu và giải' }));
  const links = parts.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Diễn biến', '/tran-dau/1/arsenal-chelsea'],
    ['Thống kê', '/tran-dau/1/arsenal-chelsea?tab=thong-ke'],
    ['Đội hình', '/tran-dau/1/arsenal-chelsea?tab=doi-hinh'],
    ['Đối đầu', '/tran-dau/1/arsenal-chelsea?tab=doi-dau'],
    ['Tỷ lệ kèo', '/tran-dau/1/arsenal-chelsea?tab=keo'],
    ['BXH', '/tran-dau/1/arsenal-chelsea?tab=bxh'],
    ['Vua phá lưới', '/giai-dau/1/ngoai-hang-anh#vua-pha-luoi'],
  ]);
  expect(parts.queryByRole('link', { current: 'page' })).toBeNull();
  await userEvent.click(parts.getByRole('link', { name: 'Thống kê' }));
  expect(address()).toBe('/tran-dau/1/arsenal-chelsea?tab=thong-ke');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('region', { name: 'Thống kê' })).toBeTruthy();
});

it('a match whose id can stand in no path has no page to lead to', async () => {
  await open('/?match=..', [{ ...live, id: '..' }]);
  const detail = within(await dialog());
  expect(await detail.findByRole('link', { name: 'Arsenal' })).toBeTruthy();
  expect(detail.queryByRole('navigation')).toBeNull();
});

it.each([
  ['Arsenal', '/doi-bong/101/arsenal'],
  ['Chelsea', '/doi-bong/102/chelsea'],
  ['Ngoại hạng Anh', '/giai-dau/1/ngoai-hang-anh'],
])('%s leads to its page, %s', async (name, page) => {
  const { address } = await open('/?match=1');
  await userEvent.click(await within(await dialog()).findByRole('link', { name }));
  expect(address()).toBe(page);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes with its cross, gives the focus back to the score and takes the match out of the address', async () => {
  const { address } = await open('/');
  await userEvent.click(opener());
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/');
  expect(document.activeElement).toBe(opener());
});

it('of the address by which the visitor entered, is awaited: page and detail are rendered together', async () => {
  const ofMatch$ = new Subject<unknown>();
  const answer = (asked: string) => (asked === '/match' ? firstValueFrom(ofMatch$) : { data: [live], extra_data });
  const { rendered } = openInShell((shell) => <App shell={shell} />, { at: '/?match=7', from: '/tips', answer });
  expect(await screen.findByRole('button', { name: /^Xem chi tiết/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rendered.count).toBe(0);
  await act(async () => ofMatch$.next({ data: [old], extra_data }));
  expect(within(await dialog()).getByRole('list', { name: 'Diễn biến' })).toBeTruthy();
  expect(rendered.count).toBeGreaterThan(0);
});

it('is live: a goal appears', async () => {
  const { pushed$ } = await open('/?match=1');
  const detail = within(await dialog());
  const list = await detail.findByRole('list', { name: 'Diễn biến' });
  const first = within(list).getAllByRole('listitem')[0];
  jest.useFakeTimers();
  const palmer = anIncident({ player_name: 'Palmer', position: Side.Away, time: 60, type: IncidentType.OwnGoal });
  const score = anUpdate({ score: [1, MatchStatus.SecondHalf, [1, 1], [1, 0], KICK_OFF], incidents: [saka, palmer] });
  act(() => pushed$.next(score));
  await act(() => jest.advanceTimersByTimeAsync(20));
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Phản lưới nhà, tính cho Chelsea, phút 60, Palmer.*60’.*1 – 1/),
    'Hết hiệp một 1 – 0',
    expect.stringContaining('Saka'),
  ]);
  expect(lines.at(-1)).toBe(first);
  jest.useRealTimers();
});

it.each([
  ['is said politely without toasts', { goal_show_toast: false }, [], true],
  ['is left to the toasts', { goal_show_toast: true }, [], false],
  ['is said when toasts are for other matches', { notification: 'favorite' }, [], true],
  ['of a match that is not hot is said when toasts are for hot ones', { notification: 'hot' }, [], true],
  ['of a followed match is left to its toast', { notification: 'favorite' }, [1], false],
  ['of a match that the pickers hide is said', {}, [], true, 99],
] as const)('a new score %s', async (_, chosen, followed, isSaid, picked: number = 1) => {
  const { pushed$, settings$, favouriteIds$, shell } = await open('/?match=1');
  const detail = within(await dialog());
  await detail.findByRole('list', { name: 'Diễn biến' });
  jest.useFakeTimers();
  act(() => {
    settings$.next({ ...settings$.value, ...chosen });
    favouriteIds$.next(new Set(followed));
    choicesOf(shell).picks.pick({ competitions: new Set([picked]) });
  });
  act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.SecondHalf, [1, 1], [1, 0], KICK_OFF] })));
  await act(() => jest.advanceTimersByTimeAsync(2020));
  expect(detail.queryByText('Tỷ số mới: Arsenal 1, Chelsea 1') !== null).toBe(isSaid);
  jest.useRealTimers();
});

it('folds the substitutions behind one line', async () => {
  const change = anIncident({ type: IncidentType.Substitution, in_player_name: 'Jesus', out_player_name: 'Saka' });
  await open('/?match=1', [{ ...live, incidents: [saka, change, { ...change, in_player_name: 'Nketiah' }] }]);
  const detail = within(await dialog());
  const fold = await detail.findByRole('button', { name: '2 lượt thay người' });
  expect(detail.queryByRole('list', { name: 'Thay người' })).toBeNull();
  await userEvent.click(fold);
  const lines = within(detail.getByRole('list', { name: 'Thay người' })).getAllByRole('listitem');
  expect(lines[0]?.textContent).toMatch(/^Thay người, Arsenal, phút 23, Nketiah vào, Saka ra/);
});

it('shows corners and prices as the board does', async () => {
  const odds = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';
  await open('/?match=1', [{ ...live, odds, home_scores: [1, 1, 0, 2, 6], away_scores: [0, 0, 0, 0, 3] }]);
  const detail = within(await dialog());
  expect(await detail.findByText('Phạt góc: Arsenal 6, Chelsea 3')).toBeTruthy();
  expect(detail.getByText('Kèo chấp: Arsenal 0/0.5 0.95, Chelsea 0.91')).toBeTruthy();
  expect(detail.getByText('Tài xỉu: Tài 2.5 0.88, Xỉu 2.5 0.98')).toBeTruthy();
  expect(detail.getByText('Thắng – hoà – thua: Arsenal 2.10, hoà 3.30, Chelsea 3.40')).toBeTruthy();
  const prices = within(detail.getByRole('group', { name: 'Tỷ lệ kèo' })).getAllByRole('listitem');
  const columns = prices.map((line) =>
    [...line.querySelectorAll(':scope > [translate=no]')].map((one) => one.textContent),
  );
  expect(columns).toEqual([
    ['0/0.5', '0.95', '', '', '0.91'],
    ['2.5', '0.88', '', '2.5', '0.98'],
    ['', '2.10', '3.30', '', '3.40'],
  ]);
});

it('says which score is that after extra time', async () => {
  const scores = { home_scores: [1, 0, 0, 0, 0, 2], away_scores: [1, 1, 0, 0, 0, 1] };
  await open('/?match=3', [aMatchRecord({ id: 3, status_id: MatchStatus.Ended, incidents: [saka], ...scores })]);
  const detail = within(await dialog());
  expect(await detail.findByText('HT 0–1 · 90 phút 1–1 · sau hiệp phụ 2–1')).toBeTruthy();
  expect(detail.getByText('Kết thúc, sau hiệp phụ')).toBeTruthy();
});

describe('of a match that has not started', () => {
  const odds = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';
  const fixture = aMatchRecord({ id: 5, odds, home_position: 3, away_position: undefined });
  const won = aMatchRecord({ id: 6, match_time: KICK_OFF - 86_400, status_id: MatchStatus.Ended, home_scores: [2] });

  it('shows kick-off, ranks, form and prices, and leads to the previews', async () => {
    await open('/?match=5', [fixture, { ...won, away_team_id: 103 }]);
    const detail = within(await dialog());
    expect(await detail.findByText(hourMinute(KICK_OFF), { selector: 'strong > span' })).toBeTruthy();
    expect(detail.getByText(longDayName(localDay(KICK_OFF)))).toBeTruthy();
    expect(detail.getByText('Xếp hạng: Arsenal 3, Chelsea chưa rõ')).toBeTruthy();
    expect(detail.getByText('Phong độ: Arsenal thắng, Chelsea chưa rõ')).toBeTruthy();
    expect(detail.getByText('Kèo chấp: Arsenal 0/0.5 0.95, Chelsea 0.91')).toBeTruthy();
    const link = detail.getByRole('link', { name: 'Xem các bài nhận định' });
    expect(link.getAttribute('href')).toBe('/nhan-dinh-bong-da');
  });

  it('shows the form that comes with the match, where no board knows it', async () => {
    await openApp('/?match=5', (asked, query) => {
      if (asked !== '/match') return { data: [], extra_data };
      return { data: query.Form === 5 ? [fixture, { ...won, away_team_id: 103 }] : [fixture], extra_data };
    });
    expect(await within(await dialog()).findByText('Phong độ: Arsenal thắng, Chelsea chưa rõ')).toBeTruthy();
  });

  it('has no line for what is not known', async () => {
    await open('/?match=5', [{ ...fixture, odds: '', home_position: undefined }]);
    const detail = within(await dialog());
    expect(await detail.findByRole('link', { name: 'Xem các bài nhận định' })).toBeTruthy();
    expect(detail.queryByRole('list')).toBeNull();
    expect(detail.queryByRole('group', { name: 'Tỷ lệ kèo' })).toBeNull();
  });

  it.each([
    [MatchStatus.Cancelled, 'Huỷ', hourMinute(KICK_OFF)],
    [MatchStatus.ToBeDetermined, 'Chờ xác định', '–'],
  ])('with status %s it says %s', async (status_id, reason, kickOff) => {
    await open('/?match=5', [{ ...fixture, status_id }]);
    const detail = within(await dialog());
    expect(await detail.findByText(reason)).toBeTruthy();
    expect(detail.getByText(kickOff, { selector: 'strong > span' })).toBeTruthy();
  });
});

it('goes from line to line by arrow keys', async () => {
  await open('/?match=1', [{ ...live, incidents: [saka, anIncident({ time: 44 }), anIncident({ time: 45 })] }]);
  const list = await within(await dialog()).findByRole('list', { name: 'Diễn biến' });
  const lines = within(list).getAllByRole('listitem');
  act(() => lines[0]?.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(lines[1]);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(lines.at(-1));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(lines[0]);
  expect(lines.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('opens from an address a match that is on no board, and closes onto the same page', async () => {
  const { address } = await open('/lich-thi-dau?match=7', []);
  const detail = within(await dialog());
  expect(await detail.findByText('3 – 0', { selector: 'strong' })).toBeTruthy();
  await userEvent.click(detail.getByRole('button', { name: 'Đóng' }));
  expect(address()).toBe('/lich-thi-dau');
});

it.each([
  ['there is no such match', '/?match=404', /Không có trận đấu nào ở địa chỉ này/],
  ['nothing is known of the match yet', '/?match=2', /Dữ liệu đang được cập nhật, vui lòng quay lại sau\./],
])('says so when %s', async (_, path, text) => {
  await open(path, [aLiveRecord({ id: 2 })]);
  expect(await within(await dialog()).findByText(text)).toBeTruthy();
});

it.each(['/?match=', `/?match=${'x'.repeat(501)}`])('opens nothing for %s', async (path) => {
  await open(path);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers another try when the match could not be loaded', async () => {
  let isDown = true;
  await openApp('/?match=7', (asked) => {
    if (asked === '/match' && isDown) throw new Error('away');
    return asked === '/match' ? { data: [old], extra_data } : { data: [], extra_data };
  });
  isDown = false;
  await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Thử lại' }));
  expect(await within(await dialog()).findByText('3 – 0', { selector: 'strong' })).toBeTruthy();
});

it('shows a shoot-out kick by kick', async () => {
  const kick = (position: Side, type: number) => anIncident({ position, type, time: 120, player_name: 'Rice' });
  const incidents = [kick(Side.Home, IncidentType.ShootoutScored), kick(Side.Away, IncidentType.ShootoutMissed)];
  await open('/?match=3', [aLiveRecord({ id: 3, status_id: MatchStatus.PenaltyShootout, incidents })]);
  const group = await within(await dialog()).findByRole('group', { name: 'Loạt sút luân lưu' });
  // Right under the header.
  expect(group.parentElement?.firstElementChild).toBe(group);
  const shootout = within(group);
  expect(shootout.getByRole('img', { name: 'Rice vào' })).toBeTruthy();
  expect(shootout.getByRole('img', { name: 'Rice hỏng' })).toBeTruthy();
});

it('shows the incidents beside a score that the keyboard stands on, and Escape takes them away', async () => {
  const { matchMedia } = window;
  const onWideWindow = (media: string) => Object.assign(matchMedia(media), { matches: media.includes('min-width') });
  jest.spyOn(window, 'matchMedia').mockImplementation(onWideWindow);
  await open('/');
  jest.useFakeTimers();
  act(() => opener().focus());
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(await screen.findByText('Saka')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Saka')).toBeNull();
});

it('leads to the match that the address names, whatever the filter, and takes it out of the address', async () => {
  const { address, shell } = await open('/?filter=end&highlight=1');
  await aFrame();
  expect(screen.getByRole('row', { name: /Arsenal/ }).hasAttribute('data-lit')).toBe(true);
  expect(address()).toBe('/');
  act(() => shell.showBoardFilter('end'));
  await aFrame();
  expect(screen.queryByRole('row', { name: /Arsenal/ })).toBeNull();
});
