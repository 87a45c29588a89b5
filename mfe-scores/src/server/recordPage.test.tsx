import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { aCompetition, aLiveRecord, aMatchRecord, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { ODD_VALUES } from 'shared-kernel/testing/hostile';
import { draw, needs } from '../server';
import { aCup } from '../testing/aCup';
import { answerWith } from '../testing/boardAnswer';
import { aSeason } from '../testing/seasonTables';

const competition = aCompetition({ id: 8, name: 'V.League 1' });
const NAMES = {
  team: [aTeam({ id: 101, name: 'Hà Nội' }), aTeam({ id: 102, name: 'SLNA' })],
  competition: [competition],
};
const fixture = aMatchRecord({ id: 77, competition_id: 8 });
const counts = { points: -3, played: 1, won: 0, drawn: 0, lost: 1, goals_for: 0, goals_against: 1 };
const TABLES = aSeason([{ team_id: 101, name: 'Hà Nội', ...counts }], { name: 'V.League 1' });

function requestOf(path: string, search: PageRequest['search'] = {}): PageRequest {
  const [, page, id = '', slug] = path.split('/');
  const pattern = slug === undefined ? `/${page}/:id` : `/${page}/:id/:slug`;
  return {
    part: { kind: 'page', pattern },
    path,
    params: slug === undefined ? { id } : { id, slug },
    search,
    now: KICK_OFF + 600,
    zone: 'Asia/Ho_Chi_Minh',
    site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
    publicUrl: 'https://tyso.example',
  };
}

const answer = (key: string, body: unknown): Answer => ({ key, status: 200, body, at: KICK_OFF });
const matches = (...given: Parameters<typeof answerWith>[0]) => answer('matches', answerWith(given, NAMES));
const tables = (data: unknown) => answer('tables', { data });
const cup = (data: unknown) => answer('cup', { data });

function rendered(path: string, answers: Answer[], search: PageRequest['search'] = {}) {
  const result = draw(requestOf(path, search), answers);
  const page = document.createElement('div');
  page.innerHTML = result?.html ?? '';
  return { result, page };
}

it('asks for a fortnight around the day, for the squad of a team, and for season and rounds of a competition', () => {
  const window = { FromDate: '2022-11-24T00:00:00.000Z', ToDate: '2022-12-25T00:00:00.000Z' };
  expect(needs(requestOf('/doi-bong/101'), [])).toEqual([
    { key: 'matches', path: '/match/range', query: { ...window, PageSize: 1000, TeamId: 101 } },
    { key: 'squad', path: '/team/squad', query: { TeamId: 101 } },
    { key: 'form', path: '/team/form', query: { TeamId: 101 } },
  ]);
  expect(needs(requestOf('/giai-dau/a%20b'), [])).toEqual([
    { key: 'matches', path: '/match/range', query: { ...window, PageSize: 1000, CompetitionId: 'a b' } },
    { key: 'tables', path: '/Standing/Season', query: { CompetitionId: 'a b' } },
    { key: 'cup', path: '/Standing/Cup', query: { CompetitionId: 'a b' } },
    { key: 'rounds', path: '/competition/rounds', query: { CompetitionId: 'a b' } },
  ]);
});

it('of a team the table is asked for where it plays most', () => {
  const ended = aMatchRecord({ id: 76, competition_id: 8, status_id: MatchStatus.Ended });
  const answers = [matches(ended, fixture, aMatchRecord({ id: 79, competition_id: 9 }))];
  expect(needs(requestOf('/doi-bong/101/ha-noi'), answers).slice(3)).toEqual([
    { key: 'tables', path: '/Standing/Season', query: { CompetitionId: 8 } },
    { key: 'cup', path: '/Standing/Cup', query: { CompetitionId: 8 } },
  ]);
  expect(needs(requestOf('/doi-bong/101/ha-noi'), [matches()])).toHaveLength(3);
});

it('a team has the table that it stands in below its matches, itself marked, with a way to the competition', () => {
  const { result, page } = rendered('/doi-bong/101/ha-noi', [matches(fixture), tables(TABLES), cup(null)]);
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Lịch thi đấu',
    'Bảng xếp hạng',
  ]);
  expect(page.querySelector('tr[data-marked]')?.textContent).toContain('Hà Nội (đội của trang này)');
  expect(page.querySelector('#bang-xep-hang a')?.getAttribute('href')).toBe('/giai-dau/8/v-league-1');
  expect(result).toMatchObject({ canonical: '/doi-bong/101/ha-noi', answers: ['matches'] });
  const others = aSeason([{ team_id: 103, name: 'Khác', ...counts }]);
  for (const none of [[tables(others)], [tables(null), cup(null)]])
    expect(rendered('/doi-bong/101/ha-noi', [matches(fixture), ...none]).page.querySelectorAll('h2')).toHaveLength(1);
});

it.each<[string, Answer[]]>([
  ['is too slow', []],
  ['waits for what a cup has', [tables(null)]],
  ['is something else', [tables('odd')]],
  ['cannot be had', [{ key: 'tables', status: 500, at: KICK_OFF }]],
])('in place of a table of a team that %s there is a way to it', (_, season) => {
  const { page } = rendered('/doi-bong/101/ha-noi', [matches(fixture), ...season]);
  const part = page.querySelector('#bang-xep-hang');
  expect(part?.textContent).toBe('Bảng xếp hạngBảng xếp hạng V.League 1');
  expect(part?.querySelector('a')?.getAttribute('href')).toBe('/giai-dau/8/v-league-1');
});

it('a team of a cup has the table of its group, with its name and the rule of the cup', () => {
  const { total } = aSeason([
    { team_id: 102, name: 'Việt Nam' },
    { team_id: 101, name: 'Lào', decided_by: 'mutual_goals' },
  ]);
  const groupOf = (given: Parameters<typeof aCup>[0]) => {
    const answers = [matches(fixture), tables(null), cup(aCup(given))];
    const part = rendered('/doi-bong/101/ha-noi', answers).page.querySelector('#bang-xep-hang');
    return [...(part?.querySelectorAll('h3, li') ?? [])].map(({ textContent }) => textContent);
  };
  const groups = [{ name: 'B', phase: 'second' as const, rows: total }];
  expect(groupOf({ groups, criteria: ['mutual_goals', 'fair_play'] })).toEqual([
    'Vòng bảng thứ hai, bảng B',
    'Đứng sau đội bằng điểm vì số bàn thắng đối đầu: Việt Nam.',
    'Bằng điểm thì xét lần lượt: số bàn thắng đối đầu, điểm fair-play; vẫn bằng nhau thì đồng hạng.',
    'Điểm fair-play xét theo thẻ phạt, khi biết đủ thẻ của mọi trận trong bảng.',
  ]);
  expect(groupOf({})).toEqual(['Bảng A', expect.stringContaining('Điều lệ riêng của giải')]);
});

it('no league names a team', () => {
  const nameless = answer('matches', answerWith([fixture], { ...NAMES, team: [] }));
  const { result } = rendered('/doi-bong/101', [nameless, tables(TABLES), cup(null)]);
  expect(result?.page).toMatchObject({ status: 404 });
});

it('a team has its matches, each with a link', () => {
  const { result, page } = rendered('/doi-bong/101/ha-noi', [matches(fixture, aLiveRecord({ id: 78 }))]);
  expect([...page.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).toEqual([
    'Hà Nội',
    'Đang diễn ra',
    'Lịch thi đấu',
  ]);
  expect([...page.querySelectorAll('[data-opens]')].map((link) => link.getAttribute('href'))).toEqual([
    '/tran-dau/78',
    '/tran-dau/77',
  ]);
  expect(result).toMatchObject({ title: 'Hà Nội: lịch thi đấu, kết quả', canonical: '/doi-bong/101/ha-noi' });
  expect(result).toMatchObject({ zoned: true, validFor: 10, jsonLd: [{ '@type': 'BreadcrumbList' }] });
});

it('the head of a team has its last five results, also those that its matches do not go back to', () => {
  const ended = aMatchRecord({
    id: 76,
    competition_id: 8,
    status_id: MatchStatus.Ended,
    home_scores: [1],
    away_scores: [0],
  });
  const results = [
    ...(['L', 'D'] as const).map((outcome, at) => ({ match_time: KICK_OFF - (30 - at) * 86_400, outcome })),
    { match_id: 76, match_time: KICK_OFF, outcome: 'W' },
  ];
  const head = (...more: Answer[]) =>
    rendered('/doi-bong/101/ha-noi', [matches(ended), ...more]).page.querySelector('header p')?.textContent;
  expect(head(answer('form', { data: results }))).toBe('Phong độ mọi giải: thua, hoà, thắngBHT');
  expect(head({ key: 'form', status: 404, at: KICK_OFF })).toBe('Phong độ mọi giải: thắngT');
  // It comes with the app, rather than one letter now and three then.
  expect(head()).toBeUndefined();
});

it('a team has its squad, without which its page is rendered as well', () => {
  const players = [
    { id: 7, name: 'Văn Quyết', number: 10, position: 'F' },
    { id: 8, name: '<b>Hùng Dũng</b>', position: 'M' },
  ];
  const squad = answer('squad', { data: { team_id: 101, coach: 'Ai đó', players, seen_in: 2 } });
  const season = [tables(null), cup(null)];
  const { result, page } = rendered('/doi-bong/101/ha-noi', [matches(fixture), ...season, squad]);
  expect([...page.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)).toEqual([
    ...['Lịch thi đấu', 'Cầu thủ ra sân gần đây', 'Tiền vệ', 'Tiền đạo'],
  ]);
  expect([...page.querySelectorAll('h3 + ul li')].map(({ textContent }) => textContent)).toEqual([
    '<b>Hùng Dũng</b>',
    '10số 10 Văn Quyết',
  ]);
  expect(result?.answers).toEqual(['matches', 'squad']);
  for (const none of [[], [{ key: 'squad', status: 404, at: KICK_OFF }], [answer('squad', { data: null })]])
    expect(
      rendered('/doi-bong/101/ha-noi', [matches(fixture), ...season, ...none]).page.querySelectorAll('h2'),
    ).toHaveLength(1);
});

it('a competition has its table, also where no match is near', () => {
  const { result, page } = rendered('/giai-dau/8/v-league-1', [matches(), tables(TABLES)]);
  expect(page.querySelector('tbody tr')?.textContent).toBe('1Hà Nội10010–1−1−3thắng, hoà, thuaTHB');
  expect(page.querySelector('tbody a')?.getAttribute('href')).toBe('/doi-bong/101/ha-noi');
  expect(page.textContent).toContain('Không có trận nào');
  expect(result?.validFor).toBeUndefined();
});

it('fixtures of a competition stand by round; without an answer they stand as they are (M25)', () => {
  const later = aMatchRecord({ id: 78, competition_id: 8, match_time: KICK_OFF + 86_400 });
  const rounds = answer('rounds', { data: [{ match_id: 77, matchday: 16 }] });
  const answers = [matches(fixture, later), tables(TABLES), cup(null)];
  const { result, page } = rendered('/giai-dau/8/v-league-1', [...answers, rounds]);
  expect(result?.answers).toEqual(['tables', 'cup', 'rounds']);
  const listed = (of: ParentNode) =>
    [...of.querySelectorAll('#lich-thi-dau > :not(h2)')].map((part) => [
      part.querySelector('h3')?.textContent,
      part.querySelectorAll('[data-opens]').length,
    ]);
  expect(listed(page)).toEqual([
    ['Vòng 16', 1],
    ['Trận khác', 1],
  ]);
  for (const none of [[], [answer('rounds', 'odd')], [{ key: 'rounds', status: 404, at: KICK_OFF }]])
    expect(listed(rendered('/giai-dau/8/v-league-1', [...answers, ...none]).page)).toEqual([[undefined, 2]]);
});

it('each table is a link with a query, and the one that is asked for is rendered', () => {
  const answers = [matches(), tables({ ...TABLES, home: [{ ...TABLES.home[0], points: 44 }] })];
  const { result, page } = rendered('/giai-dau/8/v-league-1', answers, { bang: 'san-nha' });
  expect(page.querySelector('td[data-column=points]')?.textContent).toBe('44');
  expect(page.querySelector('nav [aria-current=page]')?.textContent).toBe('Sân nhà');
  expect(
    [...page.querySelectorAll('nav[aria-label="Các bảng xếp hạng"] a')].map((link) => link.getAttribute('href')),
  ).toEqual(
    ['', '?bang=san-nha', '?bang=san-khach', '?bang=hiep-1', '?bang=phong-do'].map(
      (query) => `/giai-dau/8/v-league-1${query}`,
    ),
  );
  expect(result?.canonical).toBe('/giai-dau/8/v-league-1');
  expect(rendered('/giai-dau/8', answers, { bang: 'san-nha' }).result?.page).toEqual({
    status: 301,
    location: '/giai-dau/8/v-league-1?bang=san-nha',
  });
});

it('without a table there are its matches', () => {
  const { page } = rendered('/giai-dau/8/v-league-1', [matches(fixture), tables(null)]);
  expect(page.querySelector('table')).toBeNull();
  expect(page.querySelectorAll('[data-match]')).toHaveLength(1);
});

it.each([
  ['/doi-bong/101', '/doi-bong/101/ha-noi'],
  ['/giai-dau/8/ten-cu', '/giai-dau/8/v-league-1'],
])('%s leads to the address with the name', (path, location) => {
  expect(rendered(path, [matches(fixture), tables(null)]).result?.page).toEqual({ status: 301, location });
});

it.each(['/doi-bong/999/ai', '/doi-bong/%E1', '/giai-dau/9'])('%s: there is no such page', (path) => {
  const { result } = rendered(path, [matches(), tables(null), cup(null)]);
  expect(result).toMatchObject({ page: { status: 404 }, robots: 'noindex' });
});

it('nothing is rendered before the matches have come, and nothing is said to be missing before the table has', () => {
  expect(draw(requestOf('/doi-bong/101'), [])).toBeUndefined();
  expect(draw(requestOf('/giai-dau/9'), [matches()])).toBeUndefined();
});

it('a table that is too slow comes with the app', () => {
  const { result, page } = rendered('/giai-dau/8/v-league-1', [matches(fixture)]);
  expect(page.querySelectorAll('[data-match]')).toHaveLength(1);
  expect(page.querySelector('[role=status]')).not.toBeNull();
  expect(result?.answers).toEqual([]);
});

it('a cup has its groups and its bracket, each tie with its winner and a way to its match', () => {
  const { result, page } = rendered('/giai-dau/8/v-league-1', [matches(), tables(null), cup(aCup())]);
  const text = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(text('h1, h2, h3')).toEqual([
    ...['V.League 1', 'Vòng loại trực tiếp', 'Bán kết', 'Chung kết', 'Tranh hạng ba', 'Vòng bảng', 'Bảng A'],
    'Vua phá lưới',
  ]);
  expect(text('[role=group] li')).toEqual([
    'Việt Namlượt 1 2lượt 2 0luân lưu 4(4)tổng 22Lào (đi tiếp)lượt 1 1lượt 2 1luân lưu 5(5)tổng 2210/12',
    'Thái Lan (đi tiếp)3Singapore011/12',
    'LàoThái Lan05:00 16/12',
    'Việt Nam1Singapore0đang đá',
  ]);
  expect(result).toMatchObject({ canonical: '/giai-dau/8/v-league-1', zoned: true });
  expect(result?.answers).toEqual(['tables', 'cup']);
});

it('groups of two phases or divisions stand under their names, with the rule that applied and what it decided', () => {
  const { total } = aSeason([
    { team_id: 101, name: 'Việt Nam' },
    { team_id: 102, name: 'Lào', decided_by: 'mutual_goals' },
  ]);
  const groups = (['second', 'league_b'] as const).map((phase) => ({ name: '1', phase, rows: total }));
  const { page } = rendered('/giai-dau/8/v-league-1', [
    matches(),
    tables(null),
    cup(aCup({ rounds: [], criteria: ['mutual_points', 'mutual_goals', 'fair_play'], groups })),
  ]);
  const text = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(text('h2, h3, h4').slice(0, 5)).toEqual([
    ...['Vòng bảng', 'Vòng bảng thứ hai', 'Bảng 1', 'Hạng đấu B', 'Bảng 1'],
  ]);
  expect(text('caption').slice(0, 2)).toEqual([
    expect.stringContaining('AFF Cup, Vòng bảng thứ hai, bảng 1'),
    expect.stringContaining('AFF Cup, Hạng đấu B, bảng 1'),
  ]);
  expect(text('li').slice(-4)).toEqual([
    'Đứng sau đội bằng điểm vì số bàn thắng đối đầu: Lào.',
    'Đứng sau đội bằng điểm vì số bàn thắng đối đầu: Lào.',
    'Bằng điểm thì xét lần lượt: điểm đối đầu, số bàn thắng đối đầu, điểm fair-play; vẫn bằng nhau thì đồng hạng.',
    'Điểm fair-play xét theo thẻ phạt, khi biết đủ thẻ của mọi trận trong bảng.',
  ]);
});

it('a cup whose rule is not known says which order its groups have', () => {
  const { page } = rendered('/giai-dau/8/v-league-1', [matches(), tables(null), cup(aCup({ rounds: [] }))]);
  expect(page.textContent).toContain('Điều lệ riêng của giải, như xét đối đầu, chưa được tính.');
});

it('a server that knows no tables has pages of competitions', () => {
  const missing = ['tables', 'cup'].map((key) => ({ key, status: 404, at: KICK_OFF }));
  const { page } = rendered('/giai-dau/8/v-league-1', [matches(fixture), ...missing]);
  expect(page.querySelectorAll('[data-match]')).toHaveLength(1);
  expect(page.querySelector('[role=status]')).toBeNull();
});

it('a server that knows no request for one team, and answers with all matches, costs no rendering', () => {
  const all = Array.from({ length: 1_001 }, (_, id) => aMatchRecord({ id: id + 1 }));
  expect(draw(requestOf('/doi-bong/101/ha-noi'), [matches(...all)])).toBeUndefined();
});

it.each(ODD_VALUES)('%s in place of what is asked for breaks nothing', (_, odd) => {
  for (const body of [
    odd,
    { data: odd },
    { data: [odd], extra_data: odd },
    { data: { ...TABLES, teams: odd, total: odd, since: odd, criteria: odd } },
  ]) {
    const answers = [answer('matches', body), answer('tables', body)];
    expect(() => draw(requestOf('/giai-dau/8/v-league-1'), answers)).not.toThrow();
  }
});

it('is not for who hides scores (M23)', () => {
  const { result } = rendered('/doi-bong/101/ha-noi', [matches(fixture)]);
  expect(result?.notFor).toContainEqual({ store: 'local', key: 'settings', field: 'hide_scores', unless: ['false'] });
  expect(result?.notFor?.map(({ field }) => field)).toContain('show_corners');
});
