import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tie } from 'shared-kernel/entities/cup';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { aCompetition, aLiveRecord, aMatchRecord, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { aCup, aTieMatch } from '../../../testing/aCup';
import { openApp } from '../../../testing/openApp';

const PATH = '/tran-dau/2/nhat-ban-uc';
const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Nhật Bản' }), aTeam({ id: 102, name: 'Úc' })],
};
const live = aLiveRecord({ id: 2, home_scores: [1], away_scores: [1] });
const LEGS = [aTieMatch(102, -7, { goals: [3, 3] }), aTieMatch(101, 0, { id: 2, goals: [1, 1], is_live: true })];

const open = async (
  match: MatchRecord,
  { round = 'semi_final', settings = {} as Partial<UserSettings>, failing = false } = {},
) => {
  const tie: Tie = { home: 102, away: 101, matches: LEGS, aggregate: [4, 4], winner: undefined };
  const page = await openApp(
    PATH,
    (asked) => {
      if (asked === '/match/info') return { data: { match_id: 2, stage: { round } } };
      if (asked === '/Standing/Cup' && failing) throw new Error('down');
      if (asked === '/Standing/Cup') return { data: aCup({ rounds: [{ round: 'semi_final', ties: [tie] }] }) };
      return asked === '/match' ? { data: [match], extra_data } : { data: {} };
    },
    { settings },
  );
  return { ...page, tie };
};
const asks = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/Standing')).length;
const button = () => screen.findByRole('button', { name: 'Hiện kết quả hai lượt' });
const HIDDEN = { settings: { hide_scores: true } };

beforeEach(() => window.sessionStorage.clear());

it('the page of a leg says how the other one ended, the sum while goals fall, and who goes on', async () => {
  const { pushed$, second$, tie } = await open(live);
  expect(await screen.findByText('Lượt đi 3–3 · Tổng 4–4')).toBeTruthy();
  act(() =>
    pushed$.next(anUpdate({ match_id: 2, version: 8, score: [2, MatchStatus.SecondHalf, [2], [1], KICK_OFF] })),
  );
  expect(await screen.findByText('Lượt đi 3–3 · Tổng 5–4')).toBeTruthy();
  act(() => pushed$.next(anUpdate({ match_id: 2, version: 9, score: [2, MatchStatus.Ended, [1], [1], KICK_OFF] })));
  Object.assign(tie, { winner: 101, matches: [LEGS[0], { ...LEGS[1], is_live: false, kicks: [4, 2] }] });
  expect(await screen.findByText('Lượt đi 3–3 · Tổng 4–4')).toBeTruthy();
  act(() => second$.next(KICK_OFF + 600));
  expect(await screen.findByText('Lượt đi 3–3 · Tổng 4–4 · Nhật Bản đi tiếp trên chấm luân lưu')).toBeTruthy();
});

it('only a match in a knock-out round asks for the cup', async () => {
  const { requests } = await open(live, { round: 'group' });
  expect(await screen.findByText('Vòng bảng')).toBeTruthy();
  expect(asks(requests)).toBe(0);
});

it('a cup that cannot be had leaves the match as it is', async () => {
  const { requests } = await open(live, { failing: true });
  await waitFor(() => expect(asks(requests)).toBeGreaterThan(0));
  expect(screen.getByText('1 – 1')).toBeTruthy();
  expect(screen.queryByText(/Lượt đi|Thử lại/)).toBeNull();
});

describe('for who hides scores (M23)', () => {
  it('it waits for a button, which shows the score of the match, too', async () => {
    const { container, settings$ } = await open(live, HIDDEN);
    const show = await button();
    expect(container.innerHTML).not.toMatch(/3–3|4–4|1 – 1/);
    await userEvent.click(show);
    expect(document.activeElement?.textContent).toBe('Lượt đi 3–3 · Tổng 4–4');
    expect(screen.getByText('1 – 1')).toBeTruthy();
    act(() => settings$.next({ ...settings$.value, hide_scores: false }));
    act(() => settings$.next({ ...settings$.value, hide_scores: true }));
    expect(await button()).toBeTruthy();
    expect(container.innerHTML).not.toContain('3–3');
  });

  it('that of a first leg waits before the second one, and the sum again once that has begun', async () => {
    const { container, pushed$ } = await open(aMatchRecord({ id: 2 }), HIDDEN);
    await userEvent.click(await button());
    expect(screen.getByText('Lượt đi 3–3')).toBeTruthy();
    act(() =>
      pushed$.next(anUpdate({ match_id: 2, version: 9, score: [2, MatchStatus.FirstHalf, [1], [0], KICK_OFF] })),
    );
    expect(await button()).toBeTruthy();
    expect(container.innerHTML).not.toMatch(/3–3|4–3/);
  });
});
