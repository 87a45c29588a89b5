import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { MemoryRouter } from 'shared-kernel/router';
import { aCompetition, aLiveRecord, aMatchRecord, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import App from './App';
import { openApp } from './testing/openApp';

afterEach(() => jest.useRealTimers());

const teams = [
  aTeam({ id: 101, name: 'Arsenal' }),
  aTeam({ id: 102, name: 'Chelsea' }),
  aTeam({ id: 103, name: 'Nam Định' }),
  aTeam({ id: 104, name: 'Hà Nội FC' }),
];
const live = aLiveRecord({ id: 1, home_scores: [1], away_scores: [1], home_position: 3, odds: '0.5!0.95!!0.91;;' });
const ended = aMatchRecord({
  id: 2,
  status_id: MatchStatus.Ended,
  home_team_id: 103,
  away_team_id: 104,
  home_scores: [2],
});
const range = { data: [live, ended], extra_data: { competition: [aCompetition()], country: [], team: teams } };

type Options = { answer?: () => unknown; path?: string };

const openPage = ({ answer = () => range, path = '/' }: Options = {}) =>
  openApp(path, (asked) => (asked === '/match/range' ? answer() : { data: {} }));

const row = (name: RegExp) => screen.getByRole('row', { name });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const aFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

it('renders the matches of the default filter and says that its content stands', async () => {
  const { rendered } = await openPage();
  expect(within(row(/Arsenal.*Chelsea/)).getByRole('cell', { name: 'Tỷ số 1 – 1' })).toBeTruthy();
  expect(row(/Trực tiếp 1 trận/)).toBeTruthy();
  expect(screen.queryByText('Nam Định')).toBeNull();
  expect(rendered.count).toBeGreaterThan(0);
});

it('the filter of an address is no choice to be announced, and nothing is counted before the board is there', async () => {
  let answer = (_: unknown) => {};
  const page = openApp('/?filter=end', (asked) =>
    asked === '/match/range'
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : { data: {} },
  );
  const counted = () =>
    screen.queryAllByText(/: \d+ trận$/, { selector: '[role=status]' }).map((one) => one.textContent);
  await aFrame();
  answer(range);
  await page;
  expect(row(/Nam Định/)).toBeTruthy();
  await aFrame();
  expect(counted()).toEqual([]);
  await userEvent.click(tab(/Tất cả/));
  expect(counted()).toEqual(['Tất cả: 2 trận']);
});

it('has a row group for each group, with its name, its heading and all of its matches', async () => {
  const soon = aMatchRecord({ id: 3, home_team_id: 103, away_team_id: 104 });
  await openPage({ answer: () => ({ ...range, data: [live, { ...live, id: 4 }, soon] }) });
  const [heads, ...groups] = screen.getAllByRole('rowgroup');
  expect(within(heads as HTMLElement).getAllByRole('columnheader')).not.toHaveLength(0);
  const found = groups.map((group) => [
    group.getAttribute('aria-label'),
    within(group).getByRole('heading', { level: 2 }).textContent,
    group.querySelectorAll('[data-match]').length,
  ]);
  expect(found).toEqual([
    ['Trực tiếp', 'Trực tiếp', 2],
    ['Sắp diễn ra', 'Sắp diễn ra', 1],
  ]);
});

it('renders a goal that the hub sends, and lights up its row', async () => {
  jest.useFakeTimers();
  const { pushed$ } = await openPage();
  act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.SecondHalf, [2], [1], KICK_OFF] })));
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(within(row(/Arsenal/)).getByRole('cell', { name: 'Tỷ số 2 – 1' })).toBeTruthy();
  expect(row(/Arsenal/).dataset.scored).toBe('new');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(row(/Arsenal/).dataset.scored).toBe('over');
});

it.each([
  ['is said politely to a visitor who has switched off the toasts', false],
  ['is left to the toasts', true],
])('a new score %s', async (_, goal_show_toast) => {
  const { pushed$, settings$ } = await openPage();
  const regions = screen.getAllByRole('status').length;
  act(() => settings$.next({ ...settings$.value, goal_show_toast }));
  // Its code is in a file of its own.
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(regions + (goal_show_toast ? 0 : 1)));
  jest.useFakeTimers();
  act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.SecondHalf, [2], [1], KICK_OFF] })));
  await act(() => jest.advanceTimersByTimeAsync(2020));
  expect(screen.queryByText('Tỷ số mới: Arsenal 2, Chelsea 1') === null).toBe(goal_show_toast);
});

it('keeps the keyboard on a match that moves to another group', async () => {
  const { pushed$, shell } = await openPage();
  act(() => shell.showBoardFilter('all'));
  const star = () => screen.getByRole('button', { name: 'Theo dõi trận Arsenal gặp Chelsea' });
  const before = star();
  before.focus();
  act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.Ended, [2], [1], KICK_OFF] })));
  await aFrame();
  expect(star()).not.toBe(before);
  expect(document.activeElement).toBe(star());
});

it('filters by tab, with a count on each', async () => {
  await openPage();
  expect(tab(/Tất cả 2/).getAttribute('aria-selected')).toBe('false');
  await userEvent.click(tab(/Kết thúc 1/));
  expect(tab(/Kết thúc/).getAttribute('aria-selected')).toBe('true');
  expect(row(/Nam Định/)).toBeTruthy();
  expect(screen.queryByText('Arsenal')).toBeNull();
});

it('goes from tab to tab by arrow keys', async () => {
  await openPage();
  tab(/Trực tiếp/).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab(/Hot/));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab(/Trực tiếp/));
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab(/Tất cả/).getAttribute('aria-selected')).toBe('true');
});

it.each([
  ['a filter', '?filter=end', /Kết thúc/],
  ['no filter', '?filter=__proto__', /Trực tiếp/],
])('applies %s of the address once and takes it out', async (_, search, selected) => {
  const { address } = await openPage({ path: `/${search}` });
  expect(tab(selected).getAttribute('aria-selected')).toBe('true');
  expect(address()).toBe('/');
});

it('follows a match by its star, and ignores a second click at once', async () => {
  const { favouriteIds$ } = await openPage();
  const star = screen.getByRole('button', { name: 'Theo dõi trận Arsenal gặp Chelsea' });
  await userEvent.dblClick(star);
  expect([...favouriteIds$.value]).toEqual([1]);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(tab(/Theo dõi 1/)).toBeTruthy();
});

it('groups by league on request, and folds a league', async () => {
  await openPage();
  await userEvent.click(screen.getByRole('button', { name: 'Theo giải' }));
  await userEvent.click(screen.getByRole('button', { name: 'Thu gọn Ngoại hạng Anh' }));
  expect(screen.queryByText('Arsenal')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mở rộng Ngoại hạng Anh' }));
  expect(row(/Arsenal/)).toBeTruthy();
});

it('announces the size of a list that was chosen, and of the whole board at its end', async () => {
  await openPage();
  expect(screen.getByText(/^Bảng có 1 trận/)).toBeTruthy();
  await userEvent.click(tab(/Tất cả/));
  expect(screen.getByText('Tất cả: 2 trận')).toBeTruthy();
  expect(screen.getByText(/^Bảng có 2 trận/)).toBeTruthy();
});

it('shows the way out of an empty filter', async () => {
  await openPage({ path: '/?filter=hot' });
  expect(screen.getByText('Không có dữ liệu')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Xem tất cả' }));
  expect(row(/Arsenal/)).toBeTruthy();
});

it('offers another try when nothing could be loaded', async () => {
  let isDown = true;
  const { reports, rendered } = await openPage({
    answer: () => {
      if (isDown) throw new Error('away');
      return range;
    },
  });
  expect(reports[0]?.message).toBe('away');
  expect(within(screen.getByRole('alert')).getByText('Không tải được dữ liệu')).toBeTruthy();
  expect(tab(/Tất cả/).textContent).toBe('Tất cả ');
  expect(rendered.count).toBeGreaterThan(0);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(row(/Arsenal/)).toBeTruthy();
  expect(tab(/Tất cả 2/)).toBeTruthy();
});

it('leaves out ranks when the visitor does not want them', async () => {
  const { settings$ } = await openPage();
  expect(screen.getByText('[3]')).toBeTruthy();
  act(() => settings$.next({ ...settings$.value, show_team_position: false }));
  expect(screen.queryByText('[3]')).toBeNull();
});

it('shows at once what was there when the visitor comes back from another page', async () => {
  let answers = 0;
  const fake = createFakeShell(() => {
    answers += 1;
    return answers <= 2 ? range : new Promise(() => {});
  });
  const page = (
    <MemoryRouter>
      <App shell={fake.shell} />
    </MemoryRouter>
  );
  const visit = render(page);
  await act(async () => {});
  visit.unmount();
  expect([fake.store.change$, fake.connection$, fake.second$].map(({ observed }) => observed)).toEqual([
    false,
    false,
    false,
  ]);
  render(page);
  await act(async () => {});
  expect(row(/Arsenal/)).toBeTruthy();
});
