import { createApiFootballBoard } from './createApiFootballBoard';
import { feedInfo } from './feedInfo';
import { decodeFixtures } from './fixture';
import { AWAY, HOME, KICK_OFF, sampleFixture } from './testing/sampleFixture';

function read(more: object) {
  const sample = sampleFixture();
  const reports: string[] = [];
  const raw = { ...sample, fixture: { ...sample.fixture, ...more } };
  const [fixture] = decodeFixtures([raw], (error) => void reports.push(error.message));
  if (!fixture) throw new Error('the fixture was not read');
  return { fixture, info: feedInfo(fixture), reports };
}

const VENUE = { id: 7, name: 'Sân Hàng Đẫy', city: 'Hà Nội' };

it.each([
  [{ venue: VENUE, referee: 'Ngô Duy Lân, Vietnam' }, { name: VENUE.name, city: VENUE.city }, 'Ngô Duy Lân'],
  [{ venue: { id: null, name: 'Pleiku', city: null } }, { name: 'Pleiku', city: undefined }, undefined],
  [{ referee: 'Ngô Duy Lân' }, undefined, 'Ngô Duy Lân'],
  [{ venue: { name: '', city: 'Huế' }, referee: 'Ngô Duy Lân' }, undefined, 'Ngô Duy Lân'],
  [{}, undefined, undefined],
  [{ venue: null }, undefined, undefined],
  [{ venue: { name: ' ' }, referee: ', England' }, undefined, undefined],
])('%j', (more, venue, referee) => {
  expect(read(more).info).toEqual({ match_id: 9001, venue, referee, matchday: 20 });
});

it.each([{ venue: 'Hàng Đẫy' }, { venue: [1], referee: 7 }, { venue: { name: {} } }])('%j costs no match', (more) => {
  const { info, reports } = read(more);
  expect([info, reports.length > 0]).toEqual([
    { match_id: 9001, venue: undefined, referee: undefined, matchday: 20 },
    true,
  ]);
});

it.each([
  ['Group B - 2', { round: 'group', group: 'B' }, undefined],
  ['Semi-finals', { round: 'semi_final', group: undefined }, undefined],
  ['Regular Season - 5', undefined, 5],
  ['Relegation Round - 5', undefined, undefined],
  [7, undefined, undefined],
])('the round %j is the stage %j, or the matchday %j', (round, stage, matchday) => {
  const sample = sampleFixture();
  const [fixture] = decodeFixtures([{ ...sample, league: { ...sample.league, round } }], () => {});
  expect(fixture && feedInfo(fixture)).toMatchObject({ stage, matchday });
});

const TABLES = new Map([
  [601, new Set(['Group B', 'Ranking of third-placed teams'])],
  [602, new Set(['Group B', 'Ranking of third-placed teams'])],
  [603, new Set(['Group C'])],
  [604, new Set(['UEFA Nations League , League A, Group 1'])],
  [605, new Set(['Group A', 'Group B'])],
]);

it.each([
  ['Group Stage - 1', 601, 602, { round: 'group', group: 'B' }],
  ['Group Stage - 1', 601, 603, { round: 'group', group: undefined }],
  ['Group Stage - 1', 601, 699, { round: 'group', group: undefined }],
  ['Group Stage - 1', 605, 605, { round: 'group', group: undefined }],
  ['Group D - 1', 601, 602, { round: 'group', group: 'D' }],
  ['League A - 1', 604, 604, { round: 'group', group: '1', phase: 'league_a' }],
  ['Semi-finals', 601, 602, { round: 'semi_final', group: undefined }],
])('%j of %d and %d is the group of the table that both stand in', (round, home, away, stage) => {
  const teams = { home: { ...HOME, id: home }, away: { ...AWAY, id: away } };
  const { league, ...sample } = sampleFixture({ teams });
  const raw = { ...sample, league: { ...league, round } };
  const [fixture] = decodeFixtures([raw], () => {});
  expect(fixture && feedInfo(fixture, TABLES).stage).toEqual(stage);
});

it('is published again once the tables of its season are read', () => {
  const board = createApiFootballBoard(new Set([340]), () => {});
  const { league, ...sample } = sampleFixture();
  const [fixture] = decodeFixtures([{ ...sample, league: { ...league, round: 'Group Stage - 1' } }], () => {});
  if (!fixture?.league.season) throw new Error('the fixture was not read');
  const { home, away } = fixture.teams;
  const published = (act: () => void) => {
    const before = board.last();
    act();
    return board.batchSince(before, KICK_OFF).info?.map(({ stage }) => stage?.group);
  };
  const tables = new Map([home, away].map(({ id }) => [id, new Set(['Group A'])]));
  const { season } = fixture.league;
  expect(published(() => board.keepFixtures([fixture], KICK_OFF, false))).toEqual([undefined]);
  expect(published(() => board.keepTablesOfTeams(340, season - 1, tables))).toBeUndefined();
  expect(published(() => board.keepTablesOfTeams(340, season, tables))).toEqual(['A']);
  expect(published(() => board.keepTablesOfTeams(340, season, tables))).toBeUndefined();
  // The vendor answers without tables at times.
  expect(published(() => board.keepTablesOfTeams(340, season, new Map()))).toBeUndefined();
  expect(published(() => board.keepTablesOfTeams(340, season, new Map([...tables].slice(1))))).toEqual([undefined]);
});

it('is published once, and again when it changes', () => {
  const board = createApiFootballBoard(new Set([340]), () => {});
  const published = (more: object) => {
    const before = board.last();
    board.keepFixtures([read(more).fixture], KICK_OFF, false);
    return board.batchSince(before, KICK_OFF).info?.map(({ referee }) => referee) ?? [];
  };
  expect(published({ referee: 'A' })).toEqual(['A']);
  expect(published({ referee: 'A' })).toEqual([]);
  expect(published({ referee: 'B' })).toEqual(['B']);
  expect(published({})).toEqual([undefined]);
});

it('is published together with its match, once pages show that', () => {
  const board = createApiFootballBoard(new Set([340]), () => {});
  const published = (now: number) => {
    const before = board.last();
    board.keepFixtures([read({ referee: 'A' }).fixture], now, true);
    const { matches = [], info = [] } = board.batchSince(before, now);
    return [matches.length, info.length];
  };
  expect(published(KICK_OFF - 15.9 * 86_400)).toEqual([0, 0]);
  expect(published(KICK_OFF - 15.4 * 86_400)).toEqual([1, 1]);
  expect(published(KICK_OFF - 15.3 * 86_400)).toEqual([0, 0]);
});
