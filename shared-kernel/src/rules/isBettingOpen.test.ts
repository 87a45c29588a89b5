import { MatchStatus } from '../entities/matchStatus';
import { isBettingOpen, isGroupOpen } from './isBettingOpen';

const open = (may: (status: MatchStatus) => boolean) => Object.values(MatchStatus).filter(may);

test('a match may be bet on until it is over', () => {
  expect(open(isBettingOpen)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('the first half until it ends, corners for 90 minutes', () => {
  expect(open((status) => isGroupOpen('half', status))).toEqual([1, 2]);
  expect(open((status) => isGroupOpen('corners', status))).toEqual([1, 2, 3, 4]);
});
