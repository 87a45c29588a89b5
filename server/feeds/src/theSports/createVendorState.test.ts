import { SINGLE } from './endpoints';
import { aListed, aLiveItem, aVendorState, COMPETITION, NOW } from './testing/samples';

const poll = (now = NOW) => ({ kind: 'poll', askedAt: now, now }) as const;
const ENDED = { status_id: 8, match_time: NOW - 3 * 3600 } as const;
const goals = (count: number) => [count, 0, 0, 0, 0, 0, 0];
const quote = { at: NOW, isBeforeKickOff: false, values: [2, 3, 4], isClosed: false } as const;

it('publishes a match with its records, and nothing twice', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed()], NOW);
  vendorState.keepQuotes('m1', [['eu', quote]]);
  expect(published()).toMatchObject({ matches: [{ odds: ';;2.00!3.00!4.00' }], teams: [{}, {}], competitions: [{}] });
  vendorState.keepListed([aListed({ updated_at: NOW })], NOW);
  vendorState.keepQuotes('m1', [['eu', { ...quote, at: NOW + 1 }]]);
  expect(published()).toEqual({
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

it('publishes suspended prices, the corners that have a price, and that they are over', () => {
  const { vendorState, published, numberOf } = aVendorState();
  const [match_id, closed] = [numberOf('match', 'm1'), { isClosed: true, at: NOW + 1 }];
  vendorState.keepListed([aListed()], NOW);
  vendorState.keepQuotes('m1', [['eu', quote]]);
  expect(published().markets).toEqual([]);
  vendorState.keepQuotes('m1', [
    ['eu', { ...quote, ...closed }],
    ['cr', { ...quote, values: [0.91, 9.5, 0.95] }],
  ]);
  const corners = { odds: ';9.5!0.91!9.5!0.95;', suspended_odds: '' };
  expect(published()).toMatchObject({
    matches: [{ odds: '', suspended_odds: ';;2.00!3.00!4.00' }],
    markets: [{ match_id, half: undefined, corners }],
  });
  vendorState.keepQuotes('m1', [['cr', { ...quote, values: [0.91, 9.5, 0.95], ...closed }]]);
  expect(published().markets).toEqual([
    { match_id, half: undefined, corners: { odds: '', suspended_odds: corners.odds } },
  ]);
  vendorState.keepListed([aListed({ ...ENDED, updated_at: NOW + 9 })], NOW);
  vendorState.keepHistory('m1', undefined, NOW);
  expect(published().markets).toEqual([{ match_id, half: undefined, corners: undefined }]);
});

it.each([
  ['the zeros of before the kick-off', 1, [], null],
  ['the score of one side, and zeros of before', 1, [1], []],
  ['the score in play', 4, undefined, []],
] as const)('%s are no result', (_, status_id, home_scores, away_scores) => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed({ ...ENDED, status_id })], NOW);
  vendorState.keepListed([aListed({ ...ENDED, home_scores, away_scores, updated_at: NOW } as object)], NOW);
  vendorState.keepHistory('m1', undefined, NOW);
  expect(published().matches).toMatchObject([{ status_id: 13 }]);
});

it('has in play at least the half-time score', () => {
  const { vendorState, published } = aVendorState();
  const listed = { home_scores: [0, 1, 0, 0, 2, 0, 0], away_scores: [2, 0, 0, 0, 1, 0, 0] };
  vendorState.keepListed([aListed(listed)], NOW);
  const [one] = published().matches ?? [];
  expect([one?.home_scores[0], one?.away_scores[0]]).toEqual([1, 2]);
  vendorState.keepListed([aListed({ ...ENDED, ...listed, updated_at: NOW })], NOW);
  vendorState.keepHistory('m1', undefined, NOW);
  expect(published().matches).toMatchObject([{ status_id: 8, home_scores: listed.home_scores }]);
});

it('takes no half-time score from before the kick-off', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed({ ...ENDED, status_id: 1 })], NOW);
  vendorState.keepListed([aListed({ ...ENDED, home_scores: [2], away_scores: [1], updated_at: NOW })], NOW);
  vendorState.keepHistory('m1', undefined, NOW);
  expect(published().matches).toMatchObject([{ status_id: 8, home_scores: [2, -1, 0, 0, -1, 0, 0] }]);
});

it('keeps a result that a later list lacks', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed({ ...ENDED, home_scores: goals(2) })], NOW);
  vendorState.keepListed([aListed({ ...ENDED, home_scores: [], away_scores: undefined, updated_at: NOW })], NOW);
  vendorState.keepHistory('m1', undefined, NOW);
  expect(published().matches).toMatchObject([{ status_id: 8, home_scores: goals(2) }]);
});

it('has no end of a match whose score is unknown, and 0–0 where that is the score', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed({ ...ENDED, home_scores: undefined, away_scores: [] })], NOW);
  vendorState.keepHistory('m1', undefined, NOW);
  expect(published().matches).toMatchObject([{ status_id: 13, home_scores: [0, -1, 0, 0, -1, 0, 0] }]);
  vendorState.keepListed([aListed({ ...ENDED, updated_at: NOW })], NOW);
  expect(published().matches).toMatchObject([{ status_id: 8, home_scores: [0, 0, 0, 0, 0, 0, 0] }]);
});

it('publishes again what the store refused', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed()], NOW);
  vendorState.take()?.refused();
  expect(published().matches).toHaveLength(1);
});

it('publishes a squad once, with its team, and again when it changes or was refused', () => {
  const { vendorState, published } = aVendorState();
  const player = (name: string) => ({ id: 'p1', name, number: 1, position: 'G' }) as const;
  vendorState.keepSquad('t1', [player('Văn Lâm')]);
  expect(published().squads ?? []).toEqual([]);
  vendorState.keepListed([aListed()], NOW);
  expect(published().squads).toMatchObject([{ players: [player('Văn Lâm')] }]);
  vendorState.keepSquad('t1', [player('Văn Lâm')]);
  vendorState.keepSquad('t2', undefined);
  expect(published().squads).toEqual([]);
  vendorState.keepSquad('t1', [player('Nguyên Mạnh')]);
  vendorState.take()?.refused();
  expect(published().squads).toMatchObject([{ players: [player('Nguyên Mạnh')] }]);
});

it('publishes the text of a match with it, and alone when it grows', () => {
  const { vendorState, published, numberOf } = aVendorState();
  const match_id = numberOf('match', 'm1');
  const tlive = [{ time: "1'", data: 'Begun.' }];
  const [first, second] = [
    { time: '1', lang: 'en', text: 'Begun.' },
    { time: '2', lang: 'en', text: 'A corner.' },
  ];
  vendorState.keepListed([aListed()], NOW);
  vendorState.keepLive([aLiveItem({ tlive })], poll());
  expect(published()).toMatchObject({ matches: [{}], texts: [{ match_id, lines: [first] }] });
  vendorState.keepLive([aLiveItem({ tlive: [...tlive, { time: "2'", data: 'A corner.' }] })], poll(NOW + 2));
  expect(published()).toMatchObject({ matches: [], texts: [{ match_id, lines: [first, second] }] });
  vendorState.keepListed([aListed({ ...ENDED, updated_at: NOW + 9 })], NOW);
  vendorState.keepLive([], poll(NOW + 90_000));
  vendorState.prune(NOW + 90_000);
  vendorState.recheck();
  expect(published().texts).toEqual([]);
});

it('publishes a table once, and again when it changes', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed()], NOW);
  const row = { position: 1, total: 1, won: 1, draw: 0, loss: 0, goals: 1, goals_against: 0 };
  const table = (points: number) => ({ tables: [{ group: 0, rows: [{ ...row, team_id: 't1', points }] }] });
  const tables = [3, 3, 0].map((points) => {
    vendorState.keepTable('s1', table(points));
    return published().standings?.length;
  });
  expect(tables).toEqual([1, 0, 1]);
});

it("publishes a match again when its competition's country or a name is known later", () => {
  const { vendorState, published, numberOf } = aVendorState();
  vendorState.keepListed([aListed()], NOW);
  expect(published().matches).toMatchObject([{ country_id: undefined }]);
  vendorState.keepCountries([{ id: 'vn', name: 'Việt Nam', logo: undefined }]);
  expect(published()).toMatchObject({ matches: [{ country_id: numberOf('country', 'vn') }], countries: [{}] });
  vendorState.keepNames([], [{ ...COMPETITION, name: 'The Cup' }]);
  expect(published()).toMatchObject({ matches: [], competitions: [{ name: 'The Cup' }] });
  vendorState.keepNames([{ ...COMPETITION, id: 't1', name: 'New name', country_logo: undefined }], []);
  expect(published()).toMatchObject({ matches: [], teams: [{ name: 'New name' }] });
});

it('keeps the goals of a list whose next answer has none, or not all figures', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed({ home_scores: goals(2) })], NOW);
  published();
  for (const home_scores of [undefined, [], [null, 0, 0]]) {
    vendorState.keepListed([aListed({ home_scores, updated_at: NOW })], NOW);
    expect(published().matches).toEqual([]);
  }
  vendorState.keepListed([aListed({ home_scores: [3], updated_at: NOW })], NOW);
  expect(published().matches).toMatchObject([{ home_scores: [3, 0, 0, 0, 0, 0, 0] }]);
});

it('publishes an ended match when its history is there; its score is that of the list', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed({ ...ENDED, home_scores: goals(2) })], NOW);
  expect(published().matches).toEqual([]);
  const incidents = [{ type: 1, position: 1, time: 93, home_score: 1, away_score: 0 }];
  vendorState.keepHistory('m1', aLiveItem({ incidents }, 1), NOW);
  expect(published().matches).toMatchObject([{ home_scores: goals(2), incidents: [{ time: 90, added_time: 3 }] }]);
});

it('waits for no history that the plan does not include, now or later', () => {
  const refused = new Set<string>();
  const { vendorState, published } = aVendorState({ refused });
  vendorState.keepListed([aListed(ENDED)], NOW);
  published();
  refused.add(SINGLE.history);
  vendorState.recheck();
  expect(published().matches).toHaveLength(1);
  vendorState.keepListed([aListed({ ...ENDED, id: 'm2' })], NOW);
  expect(published().matches).toHaveLength(1);
});

it('waits for names, but for none that the plan does not include', () => {
  const refused = new Set<string>();
  const { vendorState, published } = aVendorState({ refused });
  vendorState.keepListed([aListed({ home_team_id: 't9' })], NOW);
  expect(published().matches).toEqual([]);
  refused.add(SINGLE.team);
  vendorState.recheck();
  expect(published()).toMatchObject({ matches: [{}], teams: [{ name: 't9' }, { name: 'Team t2' }] });
});

it('passes over live matches of other competitions, once a list has said whose they are', () => {
  const { vendorState } = aVendorState({ competitions: ['c1'] });
  vendorState.keepLive([aLiveItem({ id: 'other' })], poll());
  expect(vendorState.count()).toBe(1);
  vendorState.keepListed([aListed({ id: 'other', competition_id: 'c2' })], NOW);
  vendorState.keepLive([aLiveItem({ id: 'other' }), aLiveItem()], poll());
  expect([...vendorState.entries()].map(([id]) => id)).toEqual(['m1']);
});

it('gives a deleted match a status that is shown nowhere, also before its history is there', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed(ENDED)], NOW);
  vendorState.remove(['m1'], []);
  expect(published().matches).toMatchObject([{ status_id: 0, odds: '' }]);
});

it('forgets what the whole list of a day lacks, but not what the live answers have, and publishes the list once', () => {
  const { vendorState, published, numberOf } = aVendorState();
  const day = { from: NOW - 7200, to: NOW, ids: ['m3'] };
  vendorState.keepListed([aListed(), aListed({ id: 'm2' }), aListed({ id: 'm3' })], NOW);
  vendorState.keepLive([aLiveItem()], poll());
  published();
  vendorState.keepDay(day, NOW);
  expect([...vendorState.entries()].map(([id]) => id)).toEqual(['m1', 'm3']);
  const taken = vendorState.take();
  const ids = ['m3', 'm1'].map((id) => numberOf('match', id));
  expect(taken?.batch.fixtureLists).toEqual([{ ...day, competition_id: undefined, ids }]);
  taken?.refused();
  expect(published().fixtureLists).toHaveLength(1);
  expect(published().fixtureLists).toBeUndefined();
});

it('publishes a match again that a doubtful list lacked, though it was still followed', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed()], NOW);
  published();
  vendorState.keepDay({ from: NOW - 7200, to: NOW, ids: [] }, NOW);
  expect(vendorState.count()).toBe(1);
  vendorState.keepListed([aListed()], NOW + 600);
  expect(published().matches).toMatchObject([{ status_id: 4 }]);
});

it('knows from the store a match that was deleted while nobody followed', () => {
  const { vendorState, published, numberOf } = aVendorState();
  const id = numberOf('match', 'gone') ?? 0;
  const stored = { id, match_time: NOW, competition_id: 1, home_team_id: 2, away_team_id: 3 };
  vendorState.remove(['gone', 'unknown'], [stored]);
  expect(published().matches).toMatchObject([{ ...stored, status_id: 0 }]);
  vendorState.remove(['gone', 'unknown'], [stored]);
  expect(published().matches).toEqual([]);
});

it('forgets what is not shown any more, and publishes it again when it comes back', () => {
  const { vendorState, published } = aVendorState();
  vendorState.keepListed([aListed()], NOW);
  published();
  vendorState.prune(NOW + 20 * 86_400);
  expect(vendorState.count()).toBe(0);
  vendorState.keepListed([aListed()], NOW);
  expect(published().matches).toHaveLength(1);
});

it('publishes the ground and the referee once the diary has named them, and again when one is called otherwise', () => {
  const { vendorState, published, numberOf } = aVendorState();
  vendorState.keepListed([aListed({ venue_id: 'v1', referee_id: 'r1' })], NOW);
  const match_id = numberOf('match', aListed().id);
  expect(published().info).toEqual([{ match_id, venue: undefined, referee: undefined }]);
  vendorState.keepDetailNames('venue', [{ id: 'v1', name: 'Hàng Đẫy' }]);
  expect(published().info).toEqual([{ match_id, venue: { name: 'Hàng Đẫy', city: undefined }, referee: undefined }]);
  vendorState.keepDetailNames('referee', [{ id: 'r1', name: 'Ngô Duy Lân' }]);
  expect(published().info).toMatchObject([{ referee: 'Ngô Duy Lân' }]);
  vendorState.keepDetailNames('referee', [{ id: 'r1', name: 'Ngô Duy Lân' }]);
  vendorState.keepDetailNames('venue', [{ id: 'v2', name: 'Pleiku' }]);
  expect(published().info ?? []).toEqual([]);
  vendorState.keepDetailNames('venue', [{ id: 'v1', name: 'Sân Hàng Đẫy' }]);
  expect(published()).toMatchObject({ matches: [], info: [{ venue: { name: 'Sân Hàng Đẫy' } }] });
});

it.each([
  ['Group Stage', 3, { round: 'group', group: 'C' }],
  ['Group Stage', 0, { round: 'group', group: undefined }],
  ['Second group stage', 2, { round: 'group', group: 'B', phase: 'second' }],
  ['League B', 2, { round: 'group', group: '2', phase: 'league_b' }],
  ['Quarter-finals', 2, { round: 'quarter_final', group: undefined }],
  ['Regular season', 0, undefined, 12],
])(
  'publishes the part of a cup or the matchday once the diary has named it: %s %d',
  (name, group_num, stage, matchday = undefined) => {
    const { vendorState, published } = aVendorState();
    vendorState.keepListed([aListed({ round: { stage_id: 's7', group_num, round_num: 12 } })], NOW);
    expect(published().info).toMatchObject([{ stage: undefined, matchday: undefined }]);
    vendorState.keepDetailNames('stage', [{ id: 's7', name }]);
    expect(published().info).toMatchObject([{ stage, matchday }]);
  },
);
