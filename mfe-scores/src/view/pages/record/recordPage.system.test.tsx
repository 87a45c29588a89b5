import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { HttpError } from 'shared-kernel/http/httpError';
import { aCompetition, aLiveRecord, aMatchRecord, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { openApp } from '../../../testing/openApp';
import { aSeason } from '../../../testing/seasonTables';

const competition = aCompetition();
const live = aLiveRecord({ id: 1, home_scores: [1] });
const next = aMatchRecord({ id: 2, match_time: KICK_OFF + 86_400, home_team_id: 102, away_team_id: 101 });
const last = aMatchRecord({ id: 3, match_time: KICK_OFF - 86_400, status_id: MatchStatus.Ended, away_scores: [2] });
const extra_data = {
  competition: [competition],
  country: [],
  team: [aTeam({ id: 101, name: 'Việt Nam' }), aTeam({ id: 102, name: 'Thái Lan' })],
};
const counts = { points: 3, played: 1, won: 1, drawn: 0, lost: 0, goals_for: 1, goals_against: 0 };
const TABLES = aSeason([{ team_id: 101, name: 'Việt Nam', ...counts }], { name: competition.name });

function open(path: string) {
  const asked: unknown[] = [];
  const page = openApp(path, (at, query) => {
    if (at === '/match/range') {
      asked.push(query);
      return {
        data: query.TeamId === 101 || query.CompetitionId === competition.id ? [live, next, last] : [],
        extra_data,
      };
    }
    if (at === '/Standing/Season') return { data: query.CompetitionId === competition.id ? TABLES : null };
    if (at === '/Standing/Cup') return { data: null };
    if (at === '/match') return { data: [live], extra_data };
    return { data: {} };
  });
  return page.then((opened) => ({ ...opened, asked }));
}

const part = (name: string) => {
  const heading = screen.getByRole('heading', { level: 2, name });
  return within(heading.parentElement ?? heading);
};

const pictures = (of: ParentNode | null | undefined) =>
  [...(of?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'));

it('a table has crests where a feed reports some, and the page of a team its own, or its initials', async () => {
  const crested = { ...TABLES, teams: TABLES.teams.map((team) => ({ ...team, logo: '/media/crest-1.svg' })) };
  const odd = { ...extra_data, team: [aTeam({ id: 101, name: 'Việt Nam', logo: 'javascript:alert(1)' })] };
  const answer = (at: string) => {
    if (at === '/Standing/Cup') return { data: null };
    return at === '/Standing/Season' ? { data: crested } : { data: [live], extra_data: odd };
  };
  const { unmount } = await openApp(`/giai-dau/${competition.id}/ngoai-hang-anh`, answer);
  expect(pictures(await screen.findByRole('table', { name: /^Bảng xếp hạng/ }))).toEqual(['/media/crest-1.svg']);
  expect(screen.getByRole('rowheader', { name: 'Việt Nam' })).toBeTruthy();
  unmount();
  await openApp('/doi-bong/101/viet-nam', answer);
  const heading = (await screen.findByRole('heading', { level: 1 })).parentElement;
  expect(pictures(heading)).toEqual([]);
  expect(heading?.textContent).toBe('VNViệt Nam');
});

it('a team has its matches, live, to come and played, and a name in its address', async () => {
  const { address, described$, asked } = await open('/doi-bong/101');
  await waitFor(() => expect(address()).toBe('/doi-bong/101/viet-nam'));
  expect(asked[0]).toMatchObject({
    TeamId: 101,
    FromDate: '2022-11-24T00:00:00.000Z',
    ToDate: '2022-12-25T00:00:00.000Z',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Việt Nam' })).toBeTruthy();
  expect(described$.value?.title).toBe('Việt Nam: lịch thi đấu, kết quả');
  expect(part('Đang diễn ra').getByRole('button', { name: 'Xem chi tiết: Việt Nam 1 – 0 Thái Lan' })).toBeTruthy();
  expect(part('Lịch thi đấu').getByRole('button', { name: /^Xem chi tiết: Thái Lan – Việt Nam, / })).toBeTruthy();
  expect(part('Kết quả').getByRole('button', { name: 'Xem chi tiết: Việt Nam 0 – 2 Thái Lan' })).toBeTruthy();
});

it("a team's page shows how its last matches ended, and of which competition each is", async () => {
  const { unmount } = await open('/doi-bong/101/viet-nam');
  const heading = screen.getByRole('heading', { level: 1 }).parentElement;
  expect(heading?.textContent).toBe('VNViệt NamPhong độ mọi giải: thuaB');
  for (const name of ['Đang diễn ra', 'Lịch thi đấu', 'Kết quả'])
    expect(part(name).getByText(competition.short_name)).toBeTruthy();
  unmount();
  await openApp('/doi-bong/101/viet-nam', () => ({ data: [live, last], extra_data }), {
    settings: { hide_scores: true },
  });
  expect((await screen.findByRole('heading', { level: 1 })).parentElement?.textContent).toBe('VNViệt Nam');
});

it('the form of a team goes back as far as results are kept, and counts a match that has just ended', async () => {
  const form = (['W', 'D', 'L', 'W'] as const).map((outcome, at) => ({
    match_time: KICK_OFF - (40 - at) * 86_400,
    outcome,
  }));
  const { pushed$ } = await openApp('/doi-bong/101/viet-nam', (at) => {
    const odd = [{ match_time: 1, outcome: 'won' }, { match_time: 'hôm qua', outcome: 'W' }, null];
    if (at === '/team/form')
      return { data: [...form, ...odd, { match_id: 3, match_time: last.match_time, outcome: 'L' }] };
    return { data: at === '/match/range' ? [live, last] : null, extra_data };
  });
  const letters = () => screen.getByTitle(/^Phong độ ở mọi giải/).querySelector('[aria-hidden]')?.textContent;
  expect(letters()).toBe('THBTB');
  act(() => pushed$.next(anUpdate({ version: 3, score: [1, MatchStatus.Ended, [2, 1], [0, 0], KICK_OFF] })));
  await waitFor(() => expect(letters()).toBe('HBTBT'));
});

describe('the league of a team', () => {
  const row = (points: number) => aSeason([{ team_id: 101, name: 'Việt Nam', ...counts, points }]);
  const openLeague = (season: () => unknown, settings = {}) =>
    openApp(
      '/doi-bong/101/viet-nam',
      (at) => {
        if (at === '/Standing/Cup') return { data: null };
        if (at === '/Standing/Season') return { data: season() };
        return at === '/match/range' ? { data: [live, last], extra_data } : { data: null };
      },
      { settings },
    );

  it('is its table, itself marked, read again after a goal', async () => {
    let points = 4;
    const { pushed$, second$ } = await openLeague(() => row(points));
    const place = () => part('Bảng xếp hạng').getByRole('row', { name: /Việt Nam/ });
    expect(place().textContent).toContain('(đội của trang này)');
    expect(place().textContent).toContain('4');
    points = 7;
    act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.SecondHalf, [2, 1], [0, 0], KICK_OFF] })));
    await part('Đang diễn ra').findByRole('cell', { name: 'Tỷ số 2 – 0' });
    act(() => second$.next(second$.value + 4));
    await waitFor(() => expect(place().textContent).toContain('7'));
  });

  it('is read again after a goal that came while the line was cut', async () => {
    let points = 4;
    let match = live;
    const { connection$, second$ } = await openApp('/doi-bong/101/viet-nam', (at) => {
      if (at === '/Standing/Cup') return { data: null };
      if (at === '/Standing/Season') return { data: row(points) };
      return at === '/match/range' ? { data: [match, last], extra_data } : { data: null };
    });
    [points, match] = [7, { ...live, home_scores: [2, 1], version: 9 }];
    act(() => connection$.next({ kind: 'reconnecting', since: KICK_OFF }));
    act(() => connection$.next({ kind: 'connected', since: KICK_OFF }));
    await part('Đang diễn ra').findByRole('cell', { name: 'Tỷ số 2 – 0' });
    await waitFor(() => {
      act(() => second$.next(second$.value + 4));
      expect(part('Bảng xếp hạng').getByRole('row', { name: /Việt Nam/ }).textContent).toContain('7');
    });
  });

  it('is not read a second time soon after, and stays while it cannot be had', async () => {
    let asked = 0;
    const { pushed$, second$ } = await openLeague(() => {
      asked += 1;
      if (asked > 2) throw new Error('down');
      const season = row(asked);
      return { ...season, teams: season.teams.map((team) => ({ ...team, is_playing: true })) };
    });
    const opened = second$.value;
    const pass = (until: number) => act(async () => second$.next(opened + until));
    await pass(50);
    act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.SecondHalf, [2, 1], [0, 0], KICK_OFF] })));
    await part('Đang diễn ra').findByRole('cell', { name: 'Tỷ số 2 – 0' });
    await pass(54);
    expect(asked).toBe(2);
    await pass(113);
    expect(asked).toBe(2);
    await pass(114);
    await waitFor(() => expect(asked).toBe(3));
    expect(part('Bảng xếp hạng').getByRole('row', { name: /Việt Nam/ }).textContent).toContain('2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a minute while a team plays', true, 60],
    ['five minutes while none does', false, 300],
  ])('is read again after %s, since nobody pushes the matches of others', async (_, is_playing, seconds) => {
    let asked = 0;
    const { second$ } = await openLeague(() => {
      asked += 1;
      const season = row(asked);
      return { ...season, teams: season.teams.map((team) => ({ ...team, is_playing })) };
    });
    const opened = second$.value;
    const pass = (until: number) => act(async () => second$.next(opened + until));
    await pass(seconds - 1);
    expect(asked).toBe(1);
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(seconds);
    expect(asked).toBe(1);
    seen.mockReturnValue('visible');
    await pass(seconds);
    await waitFor(() =>
      expect(part('Bảng xếp hạng').getByRole('row', { name: /Việt Nam/ }).textContent).toContain('2'),
    );
    expect(asked).toBe(2);
  });

  it.each<[string, () => unknown]>([
    ['has no table', () => null],
    ['does not know the team', () => aSeason([{ team_id: 7, name: 'Khác', ...counts }])],
    [
      'cannot be had',
      () => {
        throw new Error('down');
      },
    ],
  ])('one that %s costs the page nothing', async (_, season) => {
    await openLeague(season);
    expect(part('Đang diễn ra').getByRole('row')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Bảng xếp hạng' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('a goal is there at once, and an ended match moves to the results', async () => {
  const { pushed$ } = await open('/doi-bong/101/viet-nam');
  act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.SecondHalf, [2, 1], [0, 0], KICK_OFF] })));
  expect(await part('Đang diễn ra').findByRole('cell', { name: 'Tỷ số 2 – 0' })).toBeTruthy();
  act(() => pushed$.next(anUpdate({ version: 3, score: [1, MatchStatus.Ended, [2, 1], [0, 0], KICK_OFF] })));
  expect(await part('Kết quả').findByRole('cell', { name: 'Tỷ số 2 – 0' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Đang diễn ra' })).toBeNull();
});

it('a competition has its table as well, whose teams lead to their pages, and a match opens its detail', async () => {
  const { address } = await open(`/giai-dau/${competition.id}`);
  await waitFor(() => expect(address()).toMatch(/^\/giai-dau\/\d+\/ngoai-hang-anh$/));
  await userEvent.click(
    within(screen.getByRole('table', { name: /^Bảng xếp hạng/ })).getByRole('link', { name: 'Việt Nam' }),
  );
  expect(address()).toBe('/doi-bong/101/viet-nam');
  const row = await part('Đang diễn ra').findByRole('row', { name: /Việt Nam/ });
  await userEvent.click(within(row).getByRole('button', { name: /^Theo dõi/ }));
  expect(
    within(row)
      .getByRole('button', { name: /^Theo dõi/ })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  await userEvent.click(within(row).getByRole('button', { name: /^Xem chi tiết/ }));
  expect(address()).toBe('/doi-bong/101/viet-nam?match=1');
  await userEvent.click(await screen.findByRole('link', { name: 'Ngoại hạng Anh' }));
  expect(address()).toMatch(/^\/giai-dau/);
});

describe('the matches of a competition by round', () => {
  const PATH = `/giai-dau/${competition.id}/ngoai-hang-anh`;
  const postponed = aMatchRecord({ id: 4, match_time: KICK_OFF + 2 * 86_400, status_id: MatchStatus.Delayed });
  const unknown = aMatchRecord({ id: 5, match_time: KICK_OFF + 3_600 });

  const openRounds = (rounds: () => unknown) =>
    openApp(PATH, (at) => {
      if (at === '/competition/rounds') return { data: rounds() };
      if (at.startsWith('/Standing/')) return { data: null };
      return { data: [live, next, last, postponed, unknown], extra_data };
    });
  const listsOf = (name: string) =>
    part(name)
      .getAllByRole('table')
      .map((table) => [table.getAttribute('aria-label'), within(table).getAllByRole('row').length]);
  const roundsOf = (name: string) =>
    part(name)
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  it('stand below the name of their round, those of no known one last (M25)', async () => {
    await openRounds(() => [
      ...[2, 4].map((match_id) => ({ match_id, matchday: 17 })),
      { match_id: 3, stage: { round: 'group', group: 'A' } },
      ...[{ match_id: 5, matchday: 0 }, { match_id: {} }, null],
    ]);
    expect([roundsOf('Lịch thi đấu'), roundsOf('Kết quả')]).toEqual([['Vòng 17', 'Trận khác'], ['Vòng bảng']]);
    expect(listsOf('Lịch thi đấu')).toEqual([
      ['Lịch thi đấu, Vòng 17', 2],
      ['Lịch thi đấu, Trận khác', 1],
    ]);
    expect(listsOf('Kết quả')).toEqual([['Kết quả, Vòng bảng', 1]]);
    expect(listsOf('Đang diễn ra')).toEqual([['Đang diễn ra', 1]]);
  });

  it.each<[string, () => unknown]>([
    ['are not known', () => []],
    [
      'another server does not know',
      () => {
        throw new HttpError('/competition/rounds', { kind: 'status', status: 404 });
      },
    ],
    [
      'cannot be had',
      () => {
        throw new Error('down');
      },
    ],
    ['are something else', () => 'seventeen'],
  ])('rounds that %s cost the headings alone', async (_, rounds) => {
    await openRounds(rounds);
    expect(listsOf('Lịch thi đấu')).toEqual([['Lịch thi đấu', 3]]);
    expect(roundsOf('Lịch thi đấu')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the tables of a competition', () => {
  const [VIETNAM, THAILAND, LAOS] = [
    { team_id: 101, name: 'Việt Nam' },
    { team_id: 102, name: 'Thái Lan' },
    { team_id: 103, name: 'Lào' },
  ];
  const tied = aSeason([
    VIETNAM,
    { ...THAILAND, decided_by: 'mutual_points' },
    { ...LAOS, place: 2, decided_by: 'mutual_points' },
  ]);
  const home = aSeason([{ ...LAOS, points: 44 }]);
  const scorers = [{ place: 1, name: 'Tiến Linh', team_id: 101, goals: 9, penalties: 2 }];
  const PATH = `/giai-dau/${competition.id}/ngoai-hang-anh`;

  /** Answers with what `tables` is at the time. */
  const openTables = (path: string, tables: () => unknown, settings = {}) =>
    openApp(
      path,
      (at) => {
        if (at === '/Standing/Cup') return { data: null };
        return at === '/Standing/Season' ? { data: tables() } : { data: [live, last], extra_data };
      },
      { settings },
    );

  it('each is an address', async () => {
    const { address } = await openTables(PATH, () => ({ ...tied, home: home.total }));
    const tables = within(screen.getByRole('navigation', { name: 'Các bảng xếp hạng' }));
    await userEvent.click(tables.getByRole('link', { name: 'Sân nhà' }));
    expect(address()).toBe(`${PATH}?bang=san-nha`);
    expect(
      within(screen.getByRole('table', { name: /Bảng xếp hạng/ })).getByRole('row', { name: /Lào/ }).textContent,
    ).toContain('44');
    expect(tables.getByRole('link', { current: 'page' }).textContent).toBe('Sân nhà');
  });

  it('say by which rule teams with equal points stand, and who shares a place', async () => {
    await openTables(PATH, () => tied);
    const notes = part('Bảng xếp hạng').getAllByRole('listitem');
    expect(notes.map(({ textContent }) => textContent)).toEqual([
      'Tính từ 12 trận, từ ngày 02/12/2022.',
      'Bằng điểm thì xét lần lượt: điểm đối đầu, hiệu số, số bàn thắng; vẫn bằng nhau thì đồng hạng.',
      'Đứng sau đội bằng điểm vì điểm đối đầu: Thái Lan, Lào.',
      'Đồng hạng 2: Thái Lan, Lào.',
    ]);
  });

  it('say what they lack where the feed knows more', async () => {
    await openTables(PATH, () => ({ ...tied, is_feed: true, criteria: [] }));
    expect(part('Bảng xếp hạng').getAllByRole('listitem')[0]?.textContent).toContain('Theo bảng của nguồn dữ liệu');
    await userEvent.click(screen.getByRole('link', { name: 'Sân khách' }));
    expect(part('Bảng xếp hạng').getAllByRole('listitem')[0]?.textContent).toContain('chỉ lưu 12 trận');
  });

  it('mark who is playing, and are read again after a goal', async () => {
    let points = 4;
    const playing = tied.teams.map((team) => ({ ...team, is_playing: team.id !== 103 }));
    const { pushed$, second$ } = await openTables(PATH, () => ({
      ...aSeason([{ ...VIETNAM, points }]),
      teams: playing,
    }));
    expect(screen.getByRole('rowheader').textContent).toContain('(đang đá)');
    expect(screen.getByText('Gồm 1 trận đang đá, với tỷ số lúc này.')).toBeTruthy();
    points = 6;
    act(() => pushed$.next(anUpdate({ score: [1, MatchStatus.SecondHalf, [2, 1], [0, 0], KICK_OFF] })));
    await part('Đang diễn ra').findByRole('cell', { name: 'Tỷ số 2 – 0' });
    act(() => second$.next(second$.value + 3));
    expect(part('Bảng xếp hạng').getByRole('row', { name: /Việt Nam/ }).textContent).not.toContain('6');
    act(() => second$.next(second$.value + 1));
    await waitFor(() =>
      expect(part('Bảng xếp hạng').getByRole('row', { name: /Việt Nam/ }).textContent).toContain('6'),
    );
  });

  it('the detail of a match leads straight to who scores most', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { address } = await openTables('/?match=1', () => ({ ...tied, scorers }));
    const detail = within(await screen.findByRole('dialog'));
    await userEvent.click(await detail.findByRole('link', { name: 'Vua phá lưới' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Vua phá lưới' });
    await waitFor(() => expect(document.activeElement).toBe(heading.parentElement));
    expect(scrolled.mock.contexts).toContain(heading.parentElement);
    expect(address()).toBe(PATH);
    scrolled.mockRestore();
  });

  it('the best scorers stand below, with their teams', async () => {
    await openTables(PATH, () => ({ ...tied, scorers }));
    const [, line] = part('Vua phá lưới').getAllByRole('row');
    expect(line?.textContent).toBe('1Tiến LinhViệt Nam92');
    expect(part('Vua phá lưới').getByText(/Biết tên người ghi 28 trong 30 bàn/)).toBeTruthy();
    expect(part('Vua phá lưới').getByRole('link').getAttribute('href')).toBe('/doi-bong/101/viet-nam');
  });

  it('scorers wait for their own button for who hides scores (M23)', async () => {
    const { container } = await openTables(PATH, () => ({ ...tied, scorers }), { hide_scores: true });
    expect(container.textContent).not.toContain('Tiến Linh');
    await userEvent.click(screen.getByRole('button', { name: 'Hiện danh sách ghi bàn' }));
    expect(screen.getByText('Tiến Linh')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hiện bảng xếp hạng' })).toBeTruthy();
  });
});

it.each([
  ['/doi-bong/999/ai-do', 'Không tìm thấy đội bóng'],
  ['/giai-dau/999', 'Không tìm thấy giải đấu'],
])('%s is nothing, and the page says so', async (path, heading) => {
  const { address, described$ } = await open(path);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByText('Không có dữ liệu')).toBeTruthy();
  expect([address(), described$.value?.title]).toEqual([path, heading]);
});

it('a table that cannot be had is no competition that there is not, and is asked for again', async () => {
  let isDown = true;
  const { address } = await openApp('/giai-dau/8', (asked) => {
    if (asked === '/match/range') return { data: [], extra_data: { competition: [], country: [], team: [] } };
    if (isDown) throw new Error('down');
    return { data: TABLES };
  });
  expect(screen.getByRole('alert')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('table', { name: /Bảng xếp hạng/ })).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/giai-dau/8/ngoai-hang-anh'));
});

it('a match in the query opens nothing over a page of one team', async () => {
  await open('/doi-bong/101?match=1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('what cannot be had is said, and asked for again', async () => {
  let isDown = true;
  await openApp('/doi-bong/101', (asked) => {
    if (asked === '/match/range' && isDown) throw new Error('down');
    return { data: asked === '/match/range' ? [live] : {}, extra_data };
  });
  expect(screen.getByRole('alert')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Việt Nam' })).toBeTruthy();
});

describe('the squad of a team', () => {
  const PLAYERS = [
    { id: 9, name: 'Văn Lâm', number: 1, position: 'G' },
    { id: 8, name: 'Văn Toàn', number: 22, position: 'F' },
    { id: 7, name: 'Tiến Linh', number: 22, position: 'F' },
    { name: 'Ai đó' },
  ];

  const openSquad = (squad: () => unknown, path = '/doi-bong/101/viet-nam') =>
    openApp(path, (at) => (at === '/team/squad' ? { data: squad() } : { data: [live], extra_data }));

  it('stands line by line below its matches, with shirts where they are known', async () => {
    await openSquad(() => ({ team_id: 101, coach: 'Kim Sang-sik', players: PLAYERS }));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      ...['Việt Nam', 'Đang diễn ra', 'Đội hình', 'Thủ môn', 'Tiền đạo', 'Chưa rõ vị trí'],
    ]);
    const lineOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(lineOf('Tiền đạo')).toEqual(['22số 22 Văn Toàn', '22số 22 Tiến Linh']);
    expect(lineOf('Chưa rõ vị trí')).toEqual(['Ai đó']);
    expect(part('Đội hình').getByText('Kim Sang-sik')).toBeTruthy();
  });

  it('says so where it is only who stood in the last line-ups', async () => {
    await openSquad(() => ({ team_id: 101, players: PLAYERS, seen_in: 3 }));
    expect(part('Cầu thủ ra sân gần đây').getByText(/trong 3 trận gần nhất/)).toBeTruthy();
    expect(part('Cầu thủ ra sân gần đây').queryByText(/Huấn luyện viên/)).toBeNull();
  });

  it.each<[string, () => unknown]>([
    ['no feed reports', () => null],
    [
      'another server does not know',
      () => {
        throw new HttpError('/team/squad', { kind: 'status', status: 404 });
      },
    ],
    [
      'cannot be had',
      () => {
        throw new Error('down');
      },
    ],
    ['is something else', () => ({ team_id: 101, players: 'eleven' })],
  ])('one that %s costs the page nothing', async (_, squad) => {
    await openSquad(squad);
    expect(part('Đang diễn ra').getByRole('row')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Đội hình|Cầu thủ/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is slow holds nothing back', async () => {
    const never = new Promise<never>(() => {});
    // The server-rendered HTML stays meanwhile, for it may have the squad: the page never says that it is rendered.
    openApp('/doi-bong/101/viet-nam', (at) => (at === '/team/squad' ? never : { data: [live], extra_data })).catch(
      () => {},
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Việt Nam' })).toBeTruthy();
    expect(part('Đang diễn ra').getByRole('row')).toBeTruthy();
  });

  it('is nothing that a competition is asked for', async () => {
    const asked: string[] = [];
    await openApp(`/giai-dau/${competition.id}`, (at) => {
      asked.push(at);
      return at.startsWith('/Standing/') ? { data: null } : { data: [live], extra_data };
    });
    expect(asked).not.toContain('/team/squad');
  });
});
