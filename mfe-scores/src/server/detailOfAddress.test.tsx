import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { IncidentType } from 'shared-kernel/entities/incident';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { aCompetition, aLiveRecord, aMatchRecord, anIncident, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { draw, needs } from '../server';
import { answerWith, someMatches } from '../testing/boardAnswer';

const NAMES = {
  team: [aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 102, name: 'Chelsea' })],
  competition: [aCompetition()],
};
const BOARD: Answer = { key: 'board', status: 200, body: answerWith(someMatches(8)), at: KICK_OFF };

function requestOf(search: Record<string, string>, { pattern = '/', base = '/' } = {}): PageRequest {
  return {
    part: { kind: 'page', pattern },
    path: pattern,
    params: {},
    search,
    now: KICK_OFF + 600,
    zone: 'Asia/Ho_Chi_Minh',
    site: decode(siteConfigSchema, { signature_secret: 'bí mật', base_path: base }),
    publicUrl: 'https://tyso.example',
  };
}

const answersWith = (...matches: MatchRecord[]): Answer[] => [
  BOARD,
  { key: 'match', status: 200, body: answerWith(matches, NAMES), at: KICK_OFF },
];

function rendered(match: MatchRecord, ...given: Parameters<typeof requestOf>) {
  const result = draw(requestOf(...given), answersWith(match));
  const page = document.createElement('div');
  page.innerHTML = result?.html ?? '';
  return { result, page, dialog: page.querySelector('dialog') };
}

const live = aLiveRecord({ id: 77, home_scores: [1], incidents: [anIncident({ player_name: 'Bukayo Saka' })] });

it('asks for the match in the address', () => {
  expect(needs(requestOf({ match: '77' }), []).at(-1)).toEqual({
    key: 'match',
    path: '/match',
    query: { Id: 77, Form: 5 },
  });
});

it('shows the match over the board: score, minute, events, and the way back', () => {
  const { page, dialog } = rendered(live, { match: '77' });
  for (const text of ['Ngoại hạng Anh', 'Arsenal', '1 – 0', '10’', 'Bukayo Saka', '23’'])
    expect(dialog?.textContent).toContain(text);
  expect(dialog?.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(page.querySelectorAll('[data-match]').length).toBeGreaterThan(0);
});

it('leads to the parts of the match’s page, to both teams and the competition', () => {
  const { dialog } = rendered(live, { match: '77' }, { base: '/bong-da' });
  const leading = (to: string) => dialog?.querySelector(`a[href="/bong-da${to}"]`)?.textContent;
  expect(leading('/tran-dau/77/arsenal-chelsea')).toBe('Diễn biến');
  expect(leading('/tran-dau/77/arsenal-chelsea?tab=doi-hinh')).toBe('Đội hình');
  expect(leading('/tran-dau/77/arsenal-chelsea?tab=bxh')).toBe('BXH');
  expect(leading('/doi-bong/101/arsenal')).toBe('Arsenal');
  expect(leading('/giai-dau/1/ngoai-hang-anh')).toBe('Ngoại hạng Anh');
});

it('shows the form of both teams before a match', () => {
  const fixture = aMatchRecord({ id: 77 });
  const won = { ...fixture, id: 78, match_time: KICK_OFF - 86_400, status_id: MatchStatus.Ended, home_scores: [2] };
  const html = (...matches: MatchRecord[]) => draw(requestOf({ match: '77' }), answersWith(...matches))?.html;
  expect(html(fixture, won)).toContain('Phong độ: Arsenal thắng');
  expect(html(fixture)).not.toContain('Phong độ');
});

it('lists the substitutions below their heading, which nobody can press', () => {
  const change = anIncident({ type: IncidentType.Substitution, in_player_name: 'Jesus', out_player_name: 'Saka' });
  const { dialog } = rendered(aLiveRecord({ id: 77, incidents: [change, { ...change, in_player_name: 'Nketiah' }] }), {
    match: '77',
  });
  expect(dialog?.textContent).toMatch(/2 lượt thay người.*Nketiah.*Jesus/);
  const pressed = [...(dialog?.querySelectorAll('button, [inert]') ?? [])].map(({ textContent }) => textContent);
  expect(pressed).toEqual(['Chia sẻ']);
});

it.each<[string, Record<string, string>, { pattern?: string; base?: string }, string]>([
  ['to its day', { match: '77', ngay: '2022-12-08' }, { pattern: '/ket-qua-bong-da' }, '?ngay=2022-12-08'],
  [
    'to its day and filter',
    { filter: 'hot', match: '77', ngay: '2022-12-08' },
    { pattern: '/ket-qua-bong-da' },
    '?filter=hot&ngay=2022-12-08',
  ],
  ['to its filter', { match: '77', filter: 'end' }, {}, '?filter=end'],
  ['to its page', { match: '77' }, { pattern: '/lich-thi-dau' }, '/lich-thi-dau'],
  ['below the base path', { match: '77' }, { base: '/bong-da' }, '/bong-da'],
])('the way back leads %s', (_, search, where, href) => {
  expect(rendered(live, search, where).dialog?.querySelector('a')?.getAttribute('href')).toBe(href);
});

it('the page is about the match, and has one address wherever the match was opened', () => {
  const { result, page } = rendered(live, { match: '77', highlight: '3' });
  expect(result).toMatchObject({
    title: 'Arsenal – Chelsea: tỷ số trực tuyến',
    description: expect.stringContaining('Arsenal – Chelsea, Ngoại hạng Anh'),
    canonical: '/tran-dau/77/arsenal-chelsea',
    validFor: 10,
  });
  expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['Arsenal – Chelsea']);
  expect(rendered(live, { match: '77' }, { pattern: '/lich-thi-dau' }).result?.canonical).toBe(
    '/tran-dau/77/arsenal-chelsea',
  );
});

it.each(['/', '/lich-thi-dau', '/bang-xep-hang'])(
  'over %s, a live match is right for ten seconds, and in Vietnam alone',
  (pattern) => {
    expect(rendered(live, { match: '77' }, { pattern }).result).toMatchObject({ validFor: 10, zoned: true });
  },
);

it.each(['/', '/lich-thi-dau', '/bang-xep-hang'])(
  'over %s, a match that there is not is a page not found',
  (pattern) => {
    const result = draw(requestOf({ match: '77' }, { pattern }), answersWith());
    expect(result?.html).toContain('Không có dữ liệu');
    expect(result?.html).toContain('Không có trận đấu nào ở địa chỉ này');
    expect(result?.page).toEqual({ status: 404 });
  },
);

const eventOf = (match: MatchRecord, base = '/') => rendered(match, { match: '77' }, { base }).result?.jsonLd?.[0];

it('tells search engines of the match', () => {
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  expect(eventOf(live, '/bong-da')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: 'Arsenal – Chelsea',
    startDate: '2022-12-09T19:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    sport: 'Soccer',
    homeTeam: team('Arsenal'),
    awayTeam: team('Chelsea'),
    competitor: [team('Arsenal'), team('Chelsea')],
    superEvent: { '@type': 'SportsEvent', name: 'Ngoại hạng Anh' },
    url: 'https://tyso.example/bong-da/tran-dau/77/arsenal-chelsea',
  });
});

it.each([
  ['NotStarted', 0, 'EventScheduled'],
  ['Ended', 0, 'EventScheduled'],
  ['Delayed', 0, 'EventPostponed'],
  ['Delayed', -4 * 3600, 'EventPostponed'],
  ['Cancelled', 0, 'EventCancelled'],
  ['Interrupted', 0, 'EventScheduled'],
] as const)('%s, %s seconds from its kick-off, is %s', (status, since, reported) => {
  const match = aMatchRecord({ id: 77, status_id: MatchStatus[status], match_time: KICK_OFF + since });
  expect(eventOf(match)).toMatchObject({ eventStatus: `https://schema.org/${reported}` });
});

it('a kick-off that is not settled has a day alone', () => {
  const match = aMatchRecord({ id: 77, status_id: MatchStatus.ToBeDetermined });
  expect(eventOf(match)).toMatchObject({ startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

it('a match that there is not is said to be unknown, and the page stays the board’s', () => {
  const { result, dialog } = rendered(live, { match: '78' });
  expect(dialog?.textContent).toContain('Không có trận đấu nào');
  expect(result?.canonical).toBeUndefined();
  expect(result?.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList' });
});

it('without an answer for the match there is the board', () => {
  expect(draw(requestOf({ match: '77' }), [BOARD])?.html).not.toContain('<dialog');
});
