import { createApiFootballBoard } from './createApiFootballBoard';
import { feedLineups } from './feedLineups';
import { decodeFixtures } from './fixture';
import { isWithoutLineups } from './outlook';
import { AWAY, decoded, HOME, KICK_OFF, sampleFixture } from './testing/sampleFixture';

const player = (name: string, given: object = {}) => ({
  player: { id: 7, name, number: 10, pos: 'M', grid: '3:2', ...given },
});
const side = (given: object = {}) => ({
  team: { id: HOME.id },
  coach: { id: 1, name: 'Kim Sang-sik', photo: null },
  formation: '4-4-2',
  startXI: [player('one')],
  substitutes: [player('waits', { id: 8, grid: null })],
  ...given,
});

function read(lineups: unknown) {
  const reports: string[] = [];
  const [fixture] = decodeFixtures([sampleFixture({ lineups })], (error) => void reports.push(error.message));
  return { lineups: fixture && feedLineups(fixture), isThere: fixture !== undefined, reports };
}

it('has all that the vendor gives; it is official', () => {
  const { lineups, reports } = read([side(), side({ team: { id: AWAY.id }, coach: { name: null } })]);
  const one = { id: 7, name: 'one', number: 10, position: 'M', grid: [3, 2] };
  const waits = { ...one, id: 8, name: 'waits', grid: undefined };
  const home = { formation: '4-4-2', coach: 'Kim Sang-sik', starters: [one], bench: [waits] };
  expect(lineups).toEqual({ match_id: 9001, is_confirmed: true, home, away: { ...home, coach: undefined } });
  expect(reports).toEqual([]);
});

it('has no formation where a player has no place: the order of the list says nothing', () => {
  const { lineups } = read([side({ startXI: [player('one'), player('two', { grid: null })] })]);
  expect(lineups?.home?.formation).toBeUndefined();
});

it.each([
  ['an empty list', []],
  ['null', null],
  ['another team', [side({ team: { id: 5 } })]],
  ['nobody who starts', [side({ startXI: [] })]],
])('%s is no line-up, and costs nothing', (_, lineups) => {
  expect(read(lineups)).toEqual({ lineups: undefined, isThere: true, reports: [] });
});

it.each([
  ['a text', 'soon'],
  ['a side without a team', [side({ team: null })]],
  ['players in a text', [side({ startXI: 'eleven' })]],
])('%s costs the line-ups, and not the match', (_, lineups) => {
  const seen = read(lineups);
  expect([seen.lineups, seen.isThere, seen.reports.length]).toEqual([undefined, true, 1]);
});

it.each([
  ['pos', 'Q', 'position'],
  ['grid', '3', 'grid'],
  ['grid', 'x:y', 'grid'],
])('a %s that there is not, %j, costs that alone', (field, value, name) => {
  const [first] = read([side({ startXI: [player('one', { [field]: value })] })]).lineups?.home?.starters ?? [];
  expect(first).toMatchObject({ name: 'one', [name]: undefined });
});

it('is published once, kept by answers without any, and published again when it changes', () => {
  const board = createApiFootballBoard(new Set([340]), () => {});
  let last = 0;
  const published = (given: Parameters<typeof decoded>[0], isListing = false) => {
    board.keepFixtures([decoded(given)], KICK_OFF - 600, isListing);
    const { lineups = [] } = board.batchSince(last, KICK_OFF);
    last = board.last();
    return lineups.map(({ home }) => home?.coach);
  };
  expect(published({})).toEqual([]);
  expect(published({ lineups: [side()] })).toEqual(['Kim Sang-sik']);
  expect(published({ lineups: [side()] })).toEqual([]);
  expect(published({}, true)).toEqual([]);
  expect(published({ short: '1H', lineups: [] })).toEqual([]);
  expect(published({ lineups: [side({ coach: { name: 'Park' } })] })).toEqual(['Park']);
  expect(board.batchSince(0, KICK_OFF).lineups).toHaveLength(1);
});

it('are missing from an hour before the kick-off until both sides have some, also where another answer has none', () => {
  const board = createApiFootballBoard(new Set([340]), () => {});
  const isMissing = (given: Parameters<typeof decoded>[0], now: number, isListing = false) => {
    board.keepFixtures([decoded(given)], now, isListing);
    return [...board.matches().values()].some((match) => isWithoutLineups(match, now));
  };
  expect(isMissing({}, KICK_OFF - 3601, true)).toBe(false);
  expect(isMissing({}, KICK_OFF - 3600, true)).toBe(true);
  expect(isMissing({ lineups: [side()] }, KICK_OFF - 1800)).toBe(true);
  expect(isMissing({ lineups: [side(), side({ team: { id: AWAY.id } })] }, KICK_OFF - 1200)).toBe(false);
  expect(isMissing({}, KICK_OFF - 900, true)).toBe(false);
  expect(isMissing({ short: '1H', lineups: [] }, KICK_OFF + 60)).toBe(false);
});

it('are not asked for half an hour after the kick-off, or of a match that is over', () => {
  const isMissing = (short: string, now: number) => {
    const board = createApiFootballBoard(new Set([340]), () => {});
    board.keepFixtures([decoded({ short })], now, false);
    return [...board.matches().values()].some((match) => isWithoutLineups(match, now));
  };
  expect([1799, 1800].map((since) => isMissing('1H', KICK_OFF + since))).toEqual([true, false]);
  expect(isMissing('PST', KICK_OFF - 60)).toBe(false);
});
