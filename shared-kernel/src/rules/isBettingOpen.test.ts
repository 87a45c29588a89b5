import { type MatchState, matchState } from '../entities/matchState';
import { MatchStatus } from '../entities/matchStatus';
import { isBettingOpen, isGroupOpen } from './isBettingOpen';

const open = (may: (state: MatchState) => boolean) =>
  Object.values(MatchStatus).filter((status) => may(matchState(status)));

test('a match may be bet on until it is over', () => {
  expect(open(isBettingOpen)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('the first half until it ends, corners for 90 minutes', () => {
  expect(open((state) => isGroupOpen('half', state))).toEqual([1, 2]);
  expect(open((state) => isGroupOpen('corners', state))).toEqual([1, 2, 3, 4]);
});
