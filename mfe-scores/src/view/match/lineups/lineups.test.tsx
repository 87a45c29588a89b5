import { act, screen, waitFor, within } from '@testing-library/react';
import type { Incident } from 'shared-kernel/entities/incident';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Lineups } from 'shared-kernel/entities/lineups';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import {
  aCompetition,
  aLiveRecord,
  aMatchRecord,
  anIncident,
  anUpdate,
  aTeam,
  KICK_OFF,
} from 'shared-kernel/testing/builders';
import { aPlayer, aTeamLineup, players, someLineups } from '../../../testing/lineups';
import { openApp } from '../../../testing/openApp';

const PATH = '/tran-dau/1/viet-nam-thai-lan?tab=doi-hinh';
const LINEUPS = '/match/lineups?MatchId=1';

const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Việt Nam' }), aTeam({ id: 102, name: 'Thái Lan' })],
};

async function open(match: MatchRecord, lineups: () => Lineups | undefined, isStrict = true) {
  const page = await openApp(
    PATH,
    (asked) => {
      if (asked === '/match/lineups') return { data: lineups() ?? null };
      return asked === '/match' ? { data: [match], extra_data } : { data: {} };
    },
    { isStrict },
  );
  const asked = () => page.requests.filter((request) => request === LINEUPS).length;
  return { ...page, asked };
}

const live = (...incidents: Partial<Incident>[]) =>
  aLiveRecord({ id: 1, incidents: incidents.map((one) => anIncident(one)) });
const list = (name: string) => screen.findByRole('list', { name });
const sentences = (found: HTMLElement) =>
  within(found)
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent);

it('both elevens are on the pitch with their formations, and what each player did is said', async () => {
  const goal = { player_name: 'Cầu thủ 10', time: 45, added_time: 2 };
  const change = {
    type: IncidentType.Substitution,
    in_player_name: 'Dự bị 12',
    out_player_name: 'Cầu thủ 7',
    time: 60,
  };
  const starters = [aPlayer({ name: 'Đặng Văn Lâm', number: 1, position: 'G' }), ...players(10, 2)];
  const away = aTeamLineup({ formation: '3-4-3', coach: undefined });
  await open(live(goal, change, { type: IncidentType.YellowCard, position: Side.Away, player_name: 'Cầu thủ 2' }), () =>
    someLineups({ home: aTeamLineup({ starters }), away }),
  );
  const home = sentences(await list('Đội hình Việt Nam'));
  expect(home).toHaveLength(11);
  expect(home[0]).toBe('số 1, Đặng Văn Lâm, thủ môn');
  expect(home[6]).toBe('số 7, Cầu thủ 7, rời sân phút 60');
  expect(home[9]).toBe('số 10, Cầu thủ 10, bàn thắng phút 45 cộng 2');
  expect(sentences(await list('Đội hình Thái Lan'))[1]).toBe('số 2, Cầu thủ 2, thẻ vàng phút 23');
  expect(sentences(await list('Dự bị, Việt Nam'))).toEqual(['số 12, Dự bị 12, vào sân phút 60', 'số 13, Dự bị 13']);
  const region = screen.getByRole('region', { name: 'Đội hình' });
  for (const text of ['Đội hình ra sân', '4-4-2', '3-4-3', 'Kim Sang-sik', '60’'])
    expect(region.textContent).toContain(text);
  expect(within(region).getAllByText('Huấn luyện viên:')).toHaveLength(1);
});

it('where no place is known the players are listed, and none is put on a pitch', async () => {
  const home = aTeamLineup({
    formation: undefined,
    starters: players(11).map((player) => ({ ...player, number: undefined })),
  });
  await open(live(), () => someLineups({ is_confirmed: false, home, away: undefined }));
  expect(sentences(await list('Đá chính, Việt Nam'))).toEqual(players(11).map(({ name }) => name));
  expect(screen.queryByRole('list', { name: 'Đội hình Việt Nam' })).toBeNull();
  const region = screen.getByRole('region', { name: 'Đội hình' });
  expect(region.textContent).toContain('Đội hình dự kiến');
  expect(
    within(screen.getByRole('region', { name: 'Thái Lan' })).getByText('Đội hình chưa được công bố.'),
  ).toBeTruthy();
});

it('ten players do not stand on eleven places; their formation is said', async () => {
  await open(live(), () => someLineups({ home: aTeamLineup({ starters: players(10) }) }));
  expect(await list('Đá chính, Việt Nam')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Việt Nam 4-4-2' })).toBeTruthy();
});

it('a goal is marked at once', async () => {
  const { pushed$ } = await open(live(), () => someLineups());
  expect(sentences(await list('Đội hình Việt Nam'))[8]).toBe('số 9, Cầu thủ 9');
  act(() => pushed$.next(anUpdate({ incidents: [anIncident({ player_name: 'Cầu thủ 9' })] })));
  await waitFor(async () =>
    expect(sentences(await list('Đội hình Việt Nam'))[8]).toBe('số 9, Cầu thủ 9, bàn thắng phút 23'),
  );
});

describe('before the match', () => {
  const before = aMatchRecord({ id: 1 });

  it('they are asked for each minute until they are confirmed', async () => {
    let known: Lineups | undefined;
    const { asked, second$ } = await open(before, () => known, false);
    expect(await screen.findByText('Đội hình chưa được công bố.')).toBeTruthy();
    const pass = async (seconds: number) => act(async () => second$.next(second$.value + seconds));
    expect(asked()).toBe(1);
    await pass(59);
    expect(asked()).toBe(1);
    known = someLineups({ is_confirmed: false });
    await pass(1);
    expect(await screen.findByText('Đội hình dự kiến')).toBeTruthy();
    known = someLineups();
    await pass(60);
    expect(await screen.findByText('Đội hình ra sân')).toBeTruthy();
    await pass(60);
    await pass(60);
    expect(asked()).toBe(3);
  });

  it('nobody asks while the page is hidden', async () => {
    const { asked, second$ } = await open(before, () => undefined, false);
    expect(await screen.findByText('Đội hình chưa được công bố.')).toBeTruthy();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => second$.next(second$.value + 600));
    expect(asked()).toBe(1);
    visibility.mockReturnValue('visible');
    await act(async () => second$.next(second$.value + 1));
    expect(asked()).toBe(2);
    visibility.mockRestore();
  });

  it('they are asked for again at the kick-off', async () => {
    const { asked, pushed$ } = await open(before, () => someLineups(), false);
    await screen.findByText('Đội hình ra sân');
    expect(asked()).toBe(1);
    const score = [1, MatchStatus.FirstHalf, [0], [0], KICK_OFF] as const;
    act(() => pushed$.next(anUpdate({ score })));
    await waitFor(() => expect(asked()).toBe(2));
  });
});

it('what cannot be had is said, and asked for again', async () => {
  let isDown = true;
  await open(live(), () => {
    if (isDown) throw new Error('down');
    return someLineups();
  });
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  isDown = false;
  act(() => retry.click());
  expect(await list('Đội hình Việt Nam')).toBeTruthy();
});

it('a side that cannot be read costs itself', async () => {
  const odd = JSON.parse(JSON.stringify(someLineups()));
  odd.home.starters = 'mười một';
  await open(live(), () => odd);
  expect(await list('Đội hình Thái Lan')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Việt Nam' })).getByText(/chưa được công bố/)).toBeTruthy();
});
