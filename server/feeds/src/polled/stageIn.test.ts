import fc from 'fast-check';
import { stageIn } from './stageIn';

it.each([
  ['Group A - 2', 'group', 'A'],
  ['Group Stage - 3', 'group', undefined],
  ['GROUP_STAGE', 'group', undefined],
  ['First stage', 'group', undefined],
  ['Gruppe B', 'group', 'B'],
  ['Gruppenphase', 'group', undefined],
  ['Round of 16', 'last_16', undefined],
  ['LAST_16', 'last_16', undefined],
  ['8th Finals', 'last_16', undefined],
  ['Achtelfinale', 'last_16', undefined],
  ['Round of 128', 'last_128', undefined],
  ['Quarter-final', 'quarter_final', undefined],
  ['QUARTER_FINALS', 'quarter_final', undefined],
  ['Viertelfinale', 'quarter_final', undefined],
  ['Semi-finals', 'semi_final', undefined],
  ['Halbfinale', 'semi_final', undefined],
  ['3rd Place Final', 'third_place', undefined],
  ['Play-off for third place', 'third_place', undefined],
  ['Spiel um Platz 3', 'third_place', undefined],
  ['Final', 'final', undefined],
  ['FINAL', 'final', undefined],
  ['Finale', 'final', undefined],
  ['1st Qualifying Round', 'qualifying', undefined],
  ['Preliminary Round', 'qualifying', undefined],
  ['Knockout Round Play-offs', 'play_off', undefined],
  ['Play-offs', 'qualifying', undefined],
  ['Preliminary Round - Semi-finals', 'qualifying', undefined],
  ['3rd Round Replays', 'round_3', undefined],
  ['Final - 2nd leg', 'final', undefined],
  ['Semi-finals (Rückspiele)', 'semi_final', undefined],
  ['1/4-finals', 'quarter_final', undefined],
  ['3rd Round', 'round_3', undefined],
  ['1. Runde', 'round_1', undefined],
  ['Round 2', 'round_2', undefined],
  ['Tứ kết', 'quarter_final', undefined],
  ['Tứ kết', 'quarter_final', undefined],
  ['Bảng C', 'group', 'C'],
  ['Vòng 1/8', 'last_16', undefined],
  ['Chung kết', 'final', undefined],
  ['Tranh hạng ba', 'third_place', undefined],
])('%j is %s %s', (words, round, group) => {
  expect(stageIn(words)).toEqual({ round, group });
});

it.each([
  'Regular Season - 5',
  '7. Spieltag',
  'REGULAR_SEASON',
  'Apertura',
  'League Stage - 4',
  'Relegation Round',
  'Promotion Play-offs - Semi-finals',
  '5th-8th Place Semi-finals',
  'Apertura - Semi-finals',
  'League One - 3',
  '3rd Group Stage',
  'Promotion Group - 2',
  '',
  undefined,
])('%j is no part of a cup', (words) => {
  expect(stageIn(words)).toBeUndefined();
});

it('a group that is named next to the words counts, unless they are of another round', () => {
  expect(stageIn('GROUP_STAGE', 'GROUP_C')).toEqual({ round: 'group', group: 'C' });
  expect(stageIn('First stage', 'Group H')).toEqual({ round: 'group', group: 'H' });
  expect(stageIn('LAST_16', 'GROUP_C')).toEqual({ round: 'last_16', group: undefined });
  expect(stageIn('REGULAR_SEASON', 'Eastern Conference')).toBeUndefined();
});

it.each([
  ['2nd Group Stage - 3', undefined, undefined, 'second'],
  ['2nd Group Stage A - 3', undefined, 'A', 'second'],
  ['Second group phase', 'Group B', 'B', 'second'],
  ['1st Group Stage - 1', 'Group B', 'B', 'first'],
  ['League A - 1', undefined, undefined, 'league_a'],
  ['League B - 6', 'League B - Group 2', '2', 'league_b'],
  ['League C - 1', 'Group 4', '4', 'league_c'],
  ['League A: Group 1', undefined, '1', 'league_a'],
  ['League D, Group 2 - 5', undefined, '2', 'league_d'],
  ['Group Stage - 1', 'UEFA Nations League , League A, Group 1', '1', 'league_a'],
  ['GROUP_STAGE', 'LEAGUE_A_GROUP_3', '3', 'league_a'],
])('%j with %j is group %s of phase %s', (words, named, group, phase) => {
  expect(stageIn(words, named)).toEqual({ round: 'group', group, phase });
});

it('no text makes it fail or take long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5000 }), fc.string(), (words, group) => {
      expect(() => stageIn(words, group)).not.toThrow();
    }),
  );
});
