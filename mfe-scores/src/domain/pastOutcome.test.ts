import { Side } from 'shared-kernel/entities/incident';
import { aPastMatch } from '../testing/pastMatches';
import { pastWinner } from './pastOutcome';

it.each([
  ['who scored more', {}, Side.Home],
  ['who scored more away', { home_score: 0 }, Side.Away],
  ['who won the shoot-out', { home_score: 1, shootout_winner: Side.Away }, Side.Away],
  ['nobody in a draw', { home_score: 1 }, undefined],
])('%s is the winner', (_, given, winner) => {
  expect(pastWinner(aPastMatch(given))).toBe(winner);
});
