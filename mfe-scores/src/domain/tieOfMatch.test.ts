import type { Cup, Tie } from 'shared-kernel/entities/cup';
import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aLiveMatch, aMatch } from 'shared-kernel/testing/builders';
import { aCup, aTieMatch } from '../testing/aCup';
import { knockOutRound, tieOfMatch } from './tieOfMatch';

const FIRST = aTieMatch(101, 0, { id: 1, goals: [3, 1] });
const SECOND = aTieMatch(102, 7, { id: 2, goals: [1, 0] });

const cupOf = (given: Partial<Tie> = {}): Cup => {
  const tie = { home: 101, away: 102, matches: [FIRST, SECOND], aggregate: undefined, winner: 101, ...given };
  return aCup({ rounds: [{ round: 'semi_final', ties: [tie] }] });
};
const first = aMatch({ id: 1, status_id: MatchStatus.Ended, home_scores: [3], away_scores: [1] });
const second = { id: 2, home_team_id: 102, away_team_id: 101, home_scores: [1] };
const ended = aMatch({ ...second, status_id: MatchStatus.Ended });
const tieAt = (cup: Cup, match: Match = ended) => tieOfMatch(cup, 'semi_final', match);

it('a second leg has the first one and the sum of both as its own teams see them, and who goes on', () => {
  expect(tieAt(cupOf())).toEqual({
    leg: 'first',
    score: { home: 1, away: 3 },
    total: { home: 2, away: 3 },
    winner: 'away',
    prize: 'goesOn',
    hasKicks: false,
  });
});

it('while it is played its own goals count as it reports them, and nobody is through', () => {
  const live = aLiveMatch({ ...second, home_scores: [4] });
  expect(tieAt(cupOf(), live)).toMatchObject({ total: { home: 5, away: 3 }, winner: undefined });
});

it('before it there is the first leg alone', () => {
  const toCome = aMatch({ id: 2, home_team_id: 102, away_team_id: 101 });
  const matches = [FIRST, { ...SECOND, goals: undefined }];
  expect(tieAt(cupOf({ matches, winner: undefined }), toCome)).toMatchObject({
    leg: 'first',
    score: { home: 1, away: 3 },
    total: undefined,
    winner: undefined,
  });
});

it('a first leg has the second one once that has begun', () => {
  expect(tieAt(cupOf(), first)).toMatchObject({
    leg: 'second',
    score: { home: 0, away: 1 },
    total: { home: 3, away: 2 },
    winner: 'home',
  });
  expect(tieAt(cupOf({ matches: [FIRST, { ...SECOND, goals: undefined }] }), first)).toBeUndefined();
});

it('a shoot-out is shown on the page of either leg', () => {
  const kicked = cupOf({ matches: [FIRST, { ...SECOND, kicks: [5, 4] }] });
  expect([tieAt(kicked), tieAt(kicked, first)].map((tie) => tie?.hasKicks)).toEqual([true, true]);
});

it('a cup that does not know the pages of its matches knows their ground', () => {
  const cup = cupOf({ matches: [FIRST, SECOND].map((leg) => ({ ...leg, id: undefined })) });
  expect([tieAt(cup), tieAt(cup, first)].map((tie) => tie?.leg)).toEqual(['first', 'second']);
});

it.each([
  ['of one match', cupOf({ matches: [SECOND] })],
  ['of three', cupOf({ matches: [FIRST, FIRST, SECOND] })],
  ['of other teams', cupOf({ home: 103 })],
  ['of other matches', cupOf({ matches: [FIRST, { ...SECOND, id: 9 }] })],
  ['of another round', aCup({ rounds: cupOf().rounds.map((one) => ({ ...one, round: 'final' as const })) })],
  ['of a cup without rounds', aCup({ rounds: [] })],
])('a tie %s says nothing', (_, cup) => {
  expect(tieAt(cup)).toBeUndefined();
});

it.each([
  ['semi_final', 'semi_final'],
  ['round_2', 'round_2'],
  ['group', undefined],
  ['qualifying', undefined],
] as const)('of a match in the round %s the knock-out round is %s', (round, is) => {
  const stage = { round, group: undefined };
  expect(knockOutRound({ stage })).toBe(is);
});

it('a match without a stage is in none', () => {
  expect(knockOutRound(undefined)).toBeUndefined();
});
