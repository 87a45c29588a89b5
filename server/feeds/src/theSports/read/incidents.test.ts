import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { incidentsOf } from './incidents';
import type { VendorIncident } from './liveItem';

function vendors(given: Partial<VendorIncident>): VendorIncident {
  return {
    type: 3,
    position: 1,
    time: 10,
    add_time: undefined,
    player_id: undefined,
    player_name: undefined,
    in_player_name: undefined,
    out_player_name: undefined,
    home_score: undefined,
    away_score: undefined,
    ...given,
  };
}

const NONE = [0, 0, 0, 0, 0, 0, 0];

function read(given: readonly VendorIncident[], status: MatchStatus = MatchStatus.Ended, home = NONE) {
  return incidentsOf(given, { status, home, away: NONE });
}

it.each([
  ['91 with one added', { time: 91, add_time: 1 }, 90, 1],
  ['48 with three added', { time: 48, add_time: 3 }, 45, 3],
  ['the base minute itself', { time: 45, add_time: 2 }, 45, 2],
  ['none added', { time: 63 }, 63, undefined],
  ['zero added', { time: 63, add_time: 0 }, 63, undefined],
])('reads the minute of %s', (_, given, time, added_time) => {
  expect(read([vendors(given)])).toMatchObject([{ time, added_time }]);
});

const { FirstHalf, HalfTime, SecondHalf, ExtraTime, PenaltyShootout, Ended } = MatchStatus;

it.each<[number, string, MatchStatus, number, number | undefined]>([
  [47, 'the first half', FirstHalf, 45, 2],
  [47, 'the interval', HalfTime, 45, 2],
  [47, 'the second half', SecondHalf, 47, undefined],
  [93, 'the second half', SecondHalf, 90, 3],
  [93, 'a match that ended', Ended, 90, 3],
  [93, 'extra time', ExtraTime, 93, undefined],
  [122, 'extra time', ExtraTime, 120, 2],
  [93, 'a shoot-out', PenaltyShootout, 93, undefined],
])('reads minute %i without added ones in %s', (minute, _, status, time, added_time) => {
  expect(read([vendors({ time: minute })], status)).toMatchObject([{ time, added_time }]);
});

it.each([
  ['its total', [], [1, 0, 0, 0, 0, 2, 0]],
  ['its whistle', [vendors({ type: 26, time: 120 })], NONE],
  ['the kicks after it', [vendors({ type: 29, time: 120 })], NONE],
])('knows extra time of a match that ended by %s', (_, more, home) => {
  expect(read([vendors({ time: 93 }), ...more], Ended, home)[0]).toMatchObject({ time: 93, added_time: undefined });
});

it('keeps the order of the list, and knows the first half by its whistle', () => {
  const list = [
    vendors({ time: 47 }),
    vendors({ type: 11, time: 48 }),
    vendors({ type: 9, time: 45 }),
    vendors({ time: 47 }),
  ];
  expect(read(list)).toMatchObject([
    { type: 3, time: 45, added_time: 2 },
    { type: 9, time: 45, added_time: undefined },
    { type: 3, time: 47, added_time: undefined },
  ]);
});

it.each([1, 2])('credits the side whose score rose with an own goal listed at side %i', (position) => {
  const own = vendors({ type: 17, position, home_score: 1, away_score: 1 });
  const goals = [vendors({ type: 1, position: 1, home_score: 1, away_score: 0 }), own];
  expect(read(goals)[1]).toMatchObject({ position: 2, home_score: 1, away_score: 1 });
});

it('keeps the side of a goal without a score', () => {
  expect(read([vendors({ type: 1, position: 2 })])).toMatchObject([{ position: 2 }]);
});

it('takes a template without a name for no name', () => {
  const [one, two] = read([vendors({ player_name: '%oppos_player%' }), vendors({ player_name: ' An ' })]);
  expect([one?.player_name, two?.player_name]).toEqual([undefined, 'An']);
});

it('leaves out whistles, corners and codes that nobody knows', () => {
  const types = [2, 10, 11, 12, 13, 19, 26, 27, 38, 99].map((type) => vendors({ type }));
  expect(read(types)).toEqual([]);
});
