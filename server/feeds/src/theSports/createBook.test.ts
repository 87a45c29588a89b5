import { SINGLE } from './endpoints';
import { aBook, aListed, aLiveItem, COMPETITION, NOW } from './testing/samples';

const poll = (now = NOW) => ({ kind: 'poll', askedAt: now, now }) as const;
const ENDED = { status_id: 8, match_time: NOW - 3 * 3600 } as const;
const goals = (count: number) => [count, 0, 0, 0, 0, 0, 0];
const quote = { at: NOW, isBeforeKickOff: false, values: [2, 3, 4], isClosed: false } as const;

it('tells a match with its records, and nothing twice', () => {
  const { book, told } = aBook();
  book.keepListed([aListed()], NOW);
  book.keepQuotes('m1', [['eu', quote]]);
  expect(told()).toMatchObject({ matches: [{ odds: ';;2.00!3.00!4.00' }], teams: [{}, {}], competitions: [{}] });
  book.keepListed([aListed({ updated_at: NOW })], NOW);
  book.keepQuotes('m1', [['eu', { ...quote, at: NOW + 1 }]]);
  expect(told()).toEqual({
    countries: [],
    competitions: [],
    teams: [],
    standings: [],
    matches: [],
    lineups: [],
    info: [],
    markets: [],
    texts: [],
    squads: [],
    fixtureLists: [],
  });
});

it('tells what is suspended, the corners that have a price, and that they are over', () => {
  const { book, told, numberOf } = aBook();
  const [match_id, closed] = [numberOf('match', 'm1'), { isClosed: true, at: NOW + 1 }];
  book.keepListed([aListed()], NOW);
  book.keepQuotes('m1', [['eu', quote]]);
  expect(told().markets).toEqual([]);
  book.keepQuotes('m1', [
    ['eu', { ...quote, ...closed }],
    ['cr', { ...quote, values: [0.91, 9.5, 0.95] }],
  ]);
  const corners = { odds: ';9.5!0.91!9.5!0.95;', suspended_odds: '' };
  expect(told()).toMatchObject({
    matches: [{ odds: '', suspended_odds: ';;2.00!3.00!4.00' }],
    markets: [{ match_id, half: undefined, corners }],
  });
  book.keepQuotes('m1', [['cr', { ...quote, values: [0.91, 9.5, 0.95], ...closed }]]);
  expect(told().markets).toEqual([{ match_id, half: undefined, corners: { odds: '', suspended_odds: corners.odds } }]);
  book.keepListed([aListed({ ...ENDED, updated_at: NOW + 9 })], NOW);
  book.keepHistory('m1', undefined, NOW);
  expect(told().markets).toEqual([{ match_id, half: undefined, corners: undefined }]);
});

it.each([
  ['the zeros of before the kick-off', 1, [], null],
  ['the score of one side, and zeros of before', 1, [1], []],
  ['the score in play', 4, undefined, []],
] as const)('%s are no result', (_, status_id, home_scores, away_scores) => {
  const { book, told } = aBook();
  book.keepListed([aListed({ ...ENDED, status_id })], NOW);
  book.keepListed([aListed({ ...ENDED, home_scores, away_scores, updated_at: NOW } as object)], NOW);
  book.keepHistory('m1', undefined, NOW);
  expect(told().matches).toMatchObject([{ status_id: 13 }]);
});

it('has in play at least the half-time score', () => {
  const { book, told } = aBook();
  const listed = { home_scores: [0, 1, 0, 0, 2, 0, 0], away_scores: [2, 0, 0, 0, 1, 0, 0] };
  book.keepListed([aListed(listed)], NOW);
  const [one] = told().matches ?? [];
  expect([one?.home_scores[0], one?.away_scores[0]]).toEqual([1, 2]);
  book.keepListed([aListed({ ...ENDED, ...listed, updated_at: NOW })], NOW);
  book.keepHistory('m1', undefined, NOW);
  expect(told().matches).toMatchObject([{ status_id: 8, home_scores: listed.home_scores }]);
});

it('takes no half-time score from before the kick-off', () => {
  const { book, told } = aBook();
  book.keepListed([aListed({ ...ENDED, status_id: 1 })], NOW);
  book.keepListed([aListed({ ...ENDED, home_scores: [2], away_scores: [1], updated_at: NOW })], NOW);
  book.keepHistory('m1', undefined, NOW);
  expect(told().matches).toMatchObject([{ status_id: 8, home_scores: [2, -1, 0, 0, -1, 0, 0] }]);
});

it('keeps a result that a later list does not tell', () => {
  const { book, told } = aBook();
  book.keepListed([aListed({ ...ENDED, home_scores: goals(2) })], NOW);
  book.keepListed([aListed({ ...ENDED, home_scores: [], away_scores: undefined, updated_at: NOW })], NOW);
  book.keepHistory('m1', undefined, NOW);
  expect(told().matches).toMatchObject([{ status_id: 8, home_scores: goals(2) }]);
});

it('has no end of a match whose score was never told, and 0–0 where it was', () => {
  const { book, told } = aBook();
  book.keepListed([aListed({ ...ENDED, home_scores: undefined, away_scores: [] })], NOW);
  book.keepHistory('m1', undefined, NOW);
  expect(told().matches).toMatchObject([{ status_id: 13, home_scores: [0, -1, 0, 0, -1, 0, 0] }]);
  book.keepListed([aListed({ ...ENDED, updated_at: NOW })], NOW);
  expect(told().matches).toMatchObject([{ status_id: 8, home_scores: [0, 0, 0, 0, 0, 0, 0] }]);
});

it('tells again what the store refused', () => {
  const { book, told } = aBook();
  book.keepListed([aListed()], NOW);
  book.take()?.refused();
  expect(told().matches).toHaveLength(1);
});

it('tells a squad when its team is told, once, and again when it changes or was refused', () => {
  const { book, told } = aBook();
  const man = (name: string) => ({ id: 'p1', name, number: 1, position: 'G' }) as const;
  book.keepSquad('t1', [man('Văn Lâm')]);
  expect(told().squads ?? []).toEqual([]);
  book.keepListed([aListed()], NOW);
  expect(told().squads).toMatchObject([{ players: [man('Văn Lâm')] }]);
  book.keepSquad('t1', [man('Văn Lâm')]);
  book.keepSquad('t2', undefined);
  expect(told().squads).toEqual([]);
  book.keepSquad('t1', [man('Nguyên Mạnh')]);
  book.take()?.refused();
  expect(told().squads).toMatchObject([{ players: [man('Nguyên Mạnh')] }]);
});

it('tells the text of a match with it, and alone when it grows', () => {
  const { book, told, numberOf } = aBook();
  const match_id = numberOf('match', 'm1');
  const tlive = [{ time: "1'", data: 'Begun.' }];
  const [first, second] = [
    { time: '1', lang: 'en', text: 'Begun.' },
    { time: '2', lang: 'en', text: 'A corner.' },
  ];
  book.keepListed([aListed()], NOW);
  book.keepLive([aLiveItem({ tlive })], poll());
  expect(told()).toMatchObject({ matches: [{}], texts: [{ match_id, lines: [first] }] });
  book.keepLive([aLiveItem({ tlive: [...tlive, { time: "2'", data: 'A corner.' }] })], poll(NOW + 2));
  expect(told()).toMatchObject({ matches: [], texts: [{ match_id, lines: [first, second] }] });
  book.keepListed([aListed({ ...ENDED, updated_at: NOW + 9 })], NOW);
  book.keepLive([], poll(NOW + 90_000));
  book.prune(NOW + 90_000);
  book.retell();
  expect(told().texts).toEqual([]);
});

it('tells a table once, and again when it changes', () => {
  const { book, told } = aBook();
  book.keepListed([aListed()], NOW);
  const row = { position: 1, total: 1, won: 1, draw: 0, loss: 0, goals: 1, goals_against: 0 };
  const table = (points: number) => ({ tables: [{ group: 0, rows: [{ ...row, team_id: 't1', points }] }] });
  const tables = [3, 3, 0].map((points) => {
    book.keepTable('s1', table(points));
    return told().standings?.length;
  });
  expect(tables).toEqual([1, 0, 1]);
});

it("tells a match again when its competition's country or a name is known later", () => {
  const { book, told, numberOf } = aBook();
  book.keepListed([aListed()], NOW);
  expect(told().matches).toMatchObject([{ country_id: undefined }]);
  book.keepCountries([{ id: 'vn', name: 'Việt Nam', logo: undefined }]);
  expect(told()).toMatchObject({ matches: [{ country_id: numberOf('country', 'vn') }], countries: [{}] });
  book.keepNames([], [{ ...COMPETITION, name: 'The Cup' }]);
  expect(told()).toMatchObject({ matches: [], competitions: [{ name: 'The Cup' }] });
  book.keepNames([{ ...COMPETITION, id: 't1', name: 'New name', country_logo: undefined }], []);
  expect(told()).toMatchObject({ matches: [], teams: [{ name: 'New name' }] });
});

it('keeps the goals of a list whose next answer has none, or not all figures', () => {
  const { book, told } = aBook();
  book.keepListed([aListed({ home_scores: goals(2) })], NOW);
  told();
  for (const home_scores of [undefined, [], [null, 0, 0]]) {
    book.keepListed([aListed({ home_scores, updated_at: NOW })], NOW);
    expect(told().matches).toEqual([]);
  }
  book.keepListed([aListed({ home_scores: [3], updated_at: NOW })], NOW);
  expect(told().matches).toMatchObject([{ home_scores: [3, 0, 0, 0, 0, 0, 0] }]);
});

it('tells an ended match when its history is there; its score is that of the list', () => {
  const { book, told } = aBook();
  book.keepListed([aListed({ ...ENDED, home_scores: goals(2) })], NOW);
  expect(told().matches).toEqual([]);
  const incidents = [{ type: 1, position: 1, time: 93, home_score: 1, away_score: 0 }];
  book.keepHistory('m1', aLiveItem({ incidents }, 1), NOW);
  expect(told().matches).toMatchObject([{ home_scores: goals(2), incidents: [{ time: 90, added_time: 3 }] }]);
});

it('waits for no history that the plan does not include, now or later', () => {
  const refused = new Set<string>();
  const { book, told } = aBook({ refused });
  book.keepListed([aListed(ENDED)], NOW);
  told();
  refused.add(SINGLE.history);
  book.retell();
  expect(told().matches).toHaveLength(1);
  book.keepListed([aListed({ ...ENDED, id: 'm2' })], NOW);
  expect(told().matches).toHaveLength(1);
});

it('waits for names, but for none that the plan does not include', () => {
  const refused = new Set<string>();
  const { book, told } = aBook({ refused });
  book.keepListed([aListed({ home_team_id: 't9' })], NOW);
  expect(told().matches).toEqual([]);
  refused.add(SINGLE.team);
  book.retell();
  expect(told()).toMatchObject({ matches: [{}], teams: [{ name: 't9' }, { name: 'Team t2' }] });
});

it('passes over live matches of other competitions, once a list has told whose they are', () => {
  const { book } = aBook({ competitions: ['c1'] });
  book.keepLive([aLiveItem({ id: 'other' })], poll());
  expect(book.count()).toBe(1);
  book.keepListed([aListed({ id: 'other', competition_id: 'c2' })], NOW);
  book.keepLive([aLiveItem({ id: 'other' }), aLiveItem()], poll());
  expect([...book.entries()].map(([id]) => id)).toEqual(['m1']);
});

it('gives a deleted match a status that is drawn nowhere, also before its history is there', () => {
  const { book, told } = aBook();
  book.keepListed([aListed(ENDED)], NOW);
  book.remove(['m1'], []);
  expect(told().matches).toMatchObject([{ status_id: 0, odds: '' }]);
});

it('forgets what the whole list of a day lacks, but not what the live answers have, and tells the list once', () => {
  const { book, told, numberOf } = aBook();
  const day = { from: NOW - 7200, to: NOW, ids: ['m3'] };
  book.keepListed([aListed(), aListed({ id: 'm2' }), aListed({ id: 'm3' })], NOW);
  book.keepLive([aLiveItem()], poll());
  told();
  book.keepDay(day, NOW);
  expect([...book.entries()].map(([id]) => id)).toEqual(['m1', 'm3']);
  const taken = book.take();
  const ids = ['m3', 'm1'].map((id) => numberOf('match', id));
  expect(taken?.batch.fixtureLists).toEqual([{ ...day, competition_id: undefined, ids }]);
  taken?.refused();
  expect(told().fixtureLists).toHaveLength(1);
  expect(told().fixtureLists).toBeUndefined();
});

it('tells anew what a doubtful list lacked, though it was followed on', () => {
  const { book, told } = aBook();
  book.keepListed([aListed()], NOW);
  told();
  book.keepDay({ from: NOW - 7200, to: NOW, ids: [] }, NOW);
  expect(book.count()).toBe(1);
  book.keepListed([aListed()], NOW + 600);
  expect(told().matches).toMatchObject([{ status_id: 4 }]);
});

it('knows from the store a match that was deleted while nobody followed', () => {
  const { book, told, numberOf } = aBook();
  const id = numberOf('match', 'gone') ?? 0;
  const stored = { id, match_time: NOW, competition_id: 1, home_team_id: 2, away_team_id: 3 };
  book.remove(['gone', 'unknown'], [stored]);
  expect(told().matches).toMatchObject([{ ...stored, status_id: 0 }]);
  book.remove(['gone', 'unknown'], [stored]);
  expect(told().matches).toEqual([]);
});

it('forgets what is not shown any more, and tells it again when it comes back', () => {
  const { book, told } = aBook();
  book.keepListed([aListed()], NOW);
  told();
  book.prune(NOW + 20 * 86_400);
  expect(book.count()).toBe(0);
  book.keepListed([aListed()], NOW);
  expect(told().matches).toHaveLength(1);
});

it('tells the ground and the referee once the diary has named them, and again when one is called otherwise', () => {
  const { book, told, numberOf } = aBook();
  book.keepListed([aListed({ venue_id: 'v1', referee_id: 'r1' })], NOW);
  const match_id = numberOf('match', aListed().id);
  expect(told().info).toEqual([{ match_id, venue: undefined, referee: undefined }]);
  book.keepBeside('venue', [{ id: 'v1', name: 'Hàng Đẫy' }]);
  expect(told().info).toEqual([{ match_id, venue: { name: 'Hàng Đẫy', city: undefined }, referee: undefined }]);
  book.keepBeside('referee', [{ id: 'r1', name: 'Ngô Duy Lân' }]);
  expect(told().info).toMatchObject([{ referee: 'Ngô Duy Lân' }]);
  book.keepBeside('referee', [{ id: 'r1', name: 'Ngô Duy Lân' }]);
  book.keepBeside('venue', [{ id: 'v2', name: 'Pleiku' }]);
  expect(told().info ?? []).toEqual([]);
  book.keepBeside('venue', [{ id: 'v1', name: 'Sân Hàng Đẫy' }]);
  expect(told()).toMatchObject({ matches: [], info: [{ venue: { name: 'Sân Hàng Đẫy' } }] });
});

it.each([
  ['Group Stage', 3, { round: 'group', group: 'C' }],
  ['Group Stage', 0, { round: 'group', group: undefined }],
  ['Second group stage', 2, { round: 'group', group: 'B', phase: 'second' }],
  ['League B', 2, { round: 'group', group: '2', phase: 'league_b' }],
  ['Quarter-finals', 2, { round: 'quarter_final', group: undefined }],
  ['Regular season', 1, undefined],
])('tells the part of a cup once the diary has named it: %s %d', (name, group_num, stage) => {
  const { book, told } = aBook();
  book.keepListed([aListed({ round: { stage_id: 's7', group_num } })], NOW);
  expect(told().info).toMatchObject([{ stage: undefined }]);
  book.keepBeside('stage', [{ id: 's7', name }]);
  expect(told().info?.map((info) => info.stage) ?? []).toEqual(stage ? [stage] : []);
});
