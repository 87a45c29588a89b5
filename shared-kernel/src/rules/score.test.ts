import { MatchStatus } from '../entities/matchStatus';
import { aMatch } from '../testing/builders';
import {
  corners,
  extraTimeScore,
  halfTimeScore,
  mainScore,
  redCards,
  regularScore,
  shootoutScore,
  yellowCards,
} from './score';

const { FirstHalf, HalfTime, NotStarted, PenaltyShootout, Ended, ExtraTime } = MatchStatus;

describe('the main score (M2)', () => {
  it.each([
    ['after 90 minutes', [2, 1], [1, 0], { home: 2, away: 1 }],
    ['of empty arrays', [], [], { home: 0, away: 0 }],
    ['after extra time, which includes the 90 minutes', [2, 0, 0, 0, 0, 3], [2, 0, 0, 0, 0, 2], { home: 3, away: 2 }],
    ['with a shoot-out, which is never added', [2, 0, 0, 0, 0, 2, 3], [2, 0, 0, 0, 0, 2, 4], { home: 2, away: 2 }],
    ['when only one side scored by extra time', [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], { home: 0, away: 1 }],
  ])('%s', (_, home_scores, away_scores, score) => {
    expect(mainScore(aMatch({ status_id: Ended, home_scores, away_scores }))).toEqual(score);
  });
});

describe('the score after extra time', () => {
  it.each([
    ['is that of the whole once it is over', Ended, 3, { home: 3, away: 0 }],
    ['stays in a shoot-out', PenaltyShootout, 3, { home: 3, away: 0 }],
    ['is absent while it is played', ExtraTime, 3, undefined],
    ['is absent when there was none', Ended, 0, undefined],
  ])('%s', (_, status_id, total, score) => {
    const match = aMatch({ status_id, home_scores: [2, 0, 0, 0, 0, total], away_scores: [0] });
    expect(extraTimeScore(match)).toEqual(score);
    expect(regularScore(match)).toEqual({ home: 2, away: 0 });
  });
});

describe('the shoot-out', () => {
  it.each([
    ['is shown from its first moment', PenaltyShootout, 0, 0, { home: 0, away: 0 }],
    ['is shown after the end', Ended, 3, 4, { home: 3, away: 4 }],
    ['is shown when one side missed all', Ended, 0, 3, { home: 0, away: 3 }],
    ['is absent when there was none', Ended, 0, 0, undefined],
    ['is absent in extra time', ExtraTime, 0, 0, undefined],
  ])('%s', (_, status_id, home, away, score) => {
    const scores = (kicks: number) => [2, 0, 0, 0, 0, 2, kicks];
    expect(shootoutScore(aMatch({ status_id, home_scores: scores(home), away_scores: scores(away) }))).toEqual(score);
  });
});

describe('the half-time score', () => {
  it.each([
    ['before kick-off', NotStarted, undefined],
    ['in the first half', FirstHalf, undefined],
    ['from half-time on', HalfTime, { home: 1, away: 0 }],
    ['at the end', Ended, { home: 1, away: 0 }],
  ])('%s', (_, status_id, score) => {
    expect(halfTimeScore(aMatch({ status_id, home_scores: [2, 1], away_scores: [2, 0] }))).toEqual(score);
  });

  it.each([
    ['nobody knows', [2, -1], [2, -1]],
    ['one side lacks', [2, 1], [2]],
    ['is above the score after 90 minutes, so one of them is wrong', [2, 1], [1, 2]],
  ])('that %s is none (M2)', (_, home_scores, away_scores) => {
    expect(halfTimeScore(aMatch({ status_id: Ended, home_scores, away_scores }))).toBeUndefined();
  });
});

it('cards and corners are read from their places', () => {
  const match = aMatch({ home_scores: [0, 0, 1, 2, 6], away_scores: [0, 0, 0, 3, 4] });
  expect(redCards(match)).toEqual({ home: 1, away: 0 });
  expect(yellowCards(match)).toEqual({ home: 2, away: 3 });
  expect(corners(match)).toEqual({ home: 6, away: 4 });
});

it('uncounted corners are not zero', () => {
  expect(corners(aMatch({ home_scores: [0, 0, 0, 0, -1], away_scores: [0, 0, 0, 0, 4] }))).toBeUndefined();
});
