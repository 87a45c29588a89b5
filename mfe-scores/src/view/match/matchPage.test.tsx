import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aLiveMatch, anIncident, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { openApp } from '../../testing/openApp';

const ODDS = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';
const PATH = '/tran-dau/1/viet-nam-thai-lan';

const live = aLiveMatch({ id: 1, odds: ODDS, home_scores: [1], incidents: [anIncident({ player_name: 'Quang Hải' })] });
const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Việt Nam' }), aTeam({ id: 102, name: 'Thái Lan' })],
};

const TABLE = {
  name: 'AFF Cup',
  rows: [101, 102, 103].map((team_id) => ({
    ...{
      team_id,
      name: `Đội ${team_id}`,
      points: 3,
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      goals_for: 1,
      goals_against: 0,
    },
  })),
};

const open = (path: string, match: Match = live) =>
  openApp(path, (asked, query) => {
    if (asked === '/Standing/Table') return { data: query.CompetitionId === match.competition_id ? TABLE : null };
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
  await userEvent.click(tab('Diễn biến'));
  expect(address()).toBe(PATH);
});

it('a goal is there at once', async () => {
  const { live$ } = await open(PATH);
  act(() => live$.next(anUpdate({ score: [1, MatchStatus.SecondHalf, [1, 1], [1, 0], KICK_OFF] })));
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
  await userEvent.click(await screen.findByRole('link', { name: 'Xem trang trận đấu' }));
  expect(address()).toBe(PATH);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'Việt Nam – Thái Lan' })).toBeTruthy();
});
