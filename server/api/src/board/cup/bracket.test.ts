import fc from 'fast-check';
import { STAGE_ROUNDS, type StageRound } from 'shared-kernel/entities/stage';
import { type BracketRound, bracket } from './bracket';
import type { CupMatch } from './cupMatch';

const DAY = 86_400;

let lastId = 0;

const match = (
  round: StageRound,
  home: number,
  away: number,
  goals?: [number, number],
  more: Partial<CupMatch> = {},
) => {
  lastId += 1;
  const kickOff = (STAGE_ROUNDS.indexOf(round) * 100 + lastId) * DAY;
  return {
    id: lastId,
    round,
    group: undefined,
    phase: undefined,
    cards: undefined,
    home,
    away,
    kickOff,
    goals,
    isLive: false,
    kicks: undefined,
    shootout: undefined,
    hasExtraTime: false,
    isToCome: goals === undefined,
    ...more,
  };
};

const pairs = (rounds: readonly BracketRound[], round: StageRound) =>
  rounds.find((one) => one.round === round)?.ties.map(({ home, away }) => [home, away]);

const winners = (rounds: readonly BracketRound[], round: StageRound) =>
  rounds.find((one) => one.round === round)?.ties.map(({ winner }) => winner);

test('the ties of a round stand where their winners meet in the next', () => {
  const rounds = bracket([
    match('quarter_final', 1, 2, [0, 1]),
    match('quarter_final', 3, 4, [1, 0]),
    match('quarter_final', 5, 6, [2, 0]),
    match('quarter_final', 7, 8, [0, 3]),
    match('semi_final', 8, 3, [1, 0]),
    match('semi_final', 5, 2, [0, 2]),
    match('third_place', 3, 5, [1, 0]),
    match('final', 2, 8, [1, 0]),
  ]);
  expect(rounds.map(({ round }) => round)).toEqual(['quarter_final', 'semi_final', 'third_place', 'final']);
  expect(pairs(rounds, 'semi_final')).toEqual([
    [5, 2],
    [8, 3],
  ]);
  expect(pairs(rounds, 'quarter_final')).toEqual([
    [5, 6],
    [1, 2],
    [7, 8],
    [3, 4],
  ]);
  expect(winners(rounds, 'quarter_final')).toEqual([5, 2, 8, 3]);
  expect(winners(rounds, 'final')).toEqual([2]);
  expect(winners(rounds, 'third_place')).toEqual([3]);
});

test('two legs are one tie: the sum decides, and after it the kicks; away goals decide nothing', () => {
  const [tie] =
    bracket([
      match('semi_final', 1, 2, [1, 0]),
      match('semi_final', 2, 1, [2, 1], { shootout: 'home', kicks: [4, 3] }),
    ])[0]?.ties ?? [];
  expect(tie).toMatchObject({ home: 1, away: 2, aggregate: [2, 2], winner: 2 });
  expect(bracket([match('semi_final', 1, 2, [1, 2]), match('semi_final', 2, 1, [0, 1])])[0]?.ties[0]).toMatchObject({
    aggregate: [2, 2],
    winner: undefined,
  });
});

test('a leg that is missing or in play leaves a tie open, until a later round names who is in it', () => {
  const both = [match('semi_final', 1, 2, [1, 0]), match('semi_final', 2, 1, [0, 0])];
  const first = match('semi_final', 3, 4, [0, 2]);
  expect(winners(bracket([...both, first]), 'semi_final')).toEqual([1, undefined]);
  const playing = match('semi_final', 4, 3, [0, 0], { isLive: true });
  expect(winners(bracket([...both, first, playing]), 'semi_final')).toEqual([1, undefined]);
  expect(winners(bracket([...both, first, match('final', 3, 1)]), 'semi_final')).toEqual([3, 1]);
  expect(winners(bracket([...both, first, playing, match('final', 3, 1)]), 'semi_final')).toEqual([undefined, 1]);
});

test('first legs alone decide nothing, but where a match of the round went on after 90 minutes there is one leg', () => {
  const ties = [match('semi_final', 1, 2, [1, 0]), match('semi_final', 3, 4, [0, 2])];
  expect(winners(bracket(ties), 'semi_final')).toEqual([undefined, undefined]);
  const long = match('semi_final', 3, 4, [0, 2], { hasExtraTime: true });
  expect(winners(bracket([match('semi_final', 1, 2, [1, 0]), long]), 'semi_final')).toEqual([4, 1]);
  expect(winners(bracket([match('final', 1, 2, [1, 0])]), 'final')).toEqual([1]);
  expect(winners(bracket([match('final', 1, 2, [1, 0]), match('final', 2, 1)]), 'final')).toEqual([undefined]);
});

test('a replay of one tie says nothing of others, and a match that was broken off leaves the word to the next round', () => {
  const replayed = [match('round_3', 1, 2, [1, 1]), match('round_3', 2, 1, [0, 2])];
  const other = match('round_3', 3, 4, [1, 0], { hasExtraTime: true });
  expect(winners(bracket([...replayed, other]), 'round_3')).toEqual([1, 3]);
  const brokenOff = match('round_3', 5, 6, undefined, { isToCome: false });
  expect(winners(bracket([brokenOff]), 'round_3')).toEqual([undefined]);
  expect(winners(bracket([brokenOff, match('round_4', 6, 1)]), 'round_3')).toEqual([6]);
});

test('who loses a semi-final and plays for the third place has not gone on', () => {
  const rounds = bracket([match('semi_final', 1, 2, [0, 1]), match('third_place', 1, 3)]);
  expect(winners(rounds, 'semi_final')).toEqual([undefined]);
  expect(
    winners(
      bracket([match('semi_final', 1, 2, [0, 1]), match('third_place', 1, 3), match('final', 2, 4)]),
      'semi_final',
    ),
  ).toEqual([2]);
});

test('groups and qualifying are no part of it, and without a match there is none', () => {
  expect(bracket([match('group', 1, 2, [1, 0]), match('qualifying', 1, 2, [1, 0])])).toEqual([]);
  expect(bracket([])).toEqual([]);
});

test('whatever is reported, each match stands in one tie, and who won it played it', () => {
  const anyMatch = fc
    .record({
      round: fc.constantFrom(...STAGE_ROUNDS),
      home: fc.integer({ min: 1, max: 6 }),
      away: fc.integer({ min: 7, max: 12 }),
      isTurned: fc.boolean(),
      goals: fc.option(fc.tuple(fc.nat(9), fc.nat(9)), { nil: undefined }),
      shootout: fc.constantFrom('home' as const, 'away' as const, undefined),
      isLive: fc.boolean(),
    })
    .map(({ round, home, away, isTurned, goals, ...more }) =>
      isTurned ? match(round, away, home, goals, more) : match(round, home, away, goals, more),
    );
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 40 }), (matches) => {
      const rounds = bracket(matches);
      const shown = rounds.flatMap(({ ties }) => ties.flatMap((tie) => tie.matches.map(({ id }) => id)));
      const wanted = matches.filter(({ round }) => round !== 'group' && round !== 'qualifying').map(({ id }) => id);
      expect([...shown].sort()).toEqual([...wanted].sort());
      for (const { home, away, winner } of rounds.flatMap(({ ties }) => ties))
        expect([home, away, undefined]).toContain(winner);
    }),
  );
});
