import { createBoard } from './createBoard';
import { feedInfo } from './feedInfo';
import { decodeFixtures } from './fixture';
import { KICK_OFF, sampleFixture } from './testing/sampleFixture';

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
  expect(read(more).info).toEqual({ match_id: 9001, venue, referee });
});

it.each([{ venue: 'Hàng Đẫy' }, { venue: [1], referee: 7 }, { venue: { name: {} } }])('%j costs no match', (more) => {
  const { info, reports } = read(more);
  expect([info, reports.length > 0]).toEqual([{ match_id: 9001, venue: undefined, referee: undefined }, true]);
});

it.each([
  ['Group B - 2', { round: 'group', group: 'B' }],
  ['Semi-finals', { round: 'semi_final', group: undefined }],
  ['Regular Season - 5', undefined],
])('the round %j is the stage %j', (round, stage) => {
  const sample = sampleFixture();
  const [fixture] = decodeFixtures([{ ...sample, league: { ...sample.league, round } }], () => {});
  expect(fixture && feedInfo(fixture).stage).toEqual(stage);
});

it('is told once, and again when it changes', () => {
  const board = createBoard(new Set([340]), () => {});
  const told = (more: object) => {
    const before = board.last();
    board.keepFixtures([read(more).fixture], KICK_OFF, false);
    return board.batchSince(before, KICK_OFF).info?.map(({ referee }) => referee) ?? [];
  };
  expect(told({ referee: 'A' })).toEqual(['A']);
  expect(told({ referee: 'A' })).toEqual([]);
  expect(told({ referee: 'B' })).toEqual(['B']);
  expect(told({})).toEqual([undefined]);
});

it('of a match that pages do not show yet is told together with it, once they do', () => {
  const board = createBoard(new Set([340]), () => {});
  const told = (now: number) => {
    const before = board.last();
    board.keepFixtures([read({ referee: 'A' }).fixture], now, true);
    const { matches = [], info = [] } = board.batchSince(before, now);
    return [matches.length, info.length];
  };
  expect(told(KICK_OFF - 15.9 * 86_400)).toEqual([0, 0]);
  expect(told(KICK_OFF - 15.4 * 86_400)).toEqual([1, 1]);
  expect(told(KICK_OFF - 15.3 * 86_400)).toEqual([0, 0]);
});
