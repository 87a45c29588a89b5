import { zonesOfRows } from './zonesOfRows';

const CL = 'Promotion - Champions League (League phase: )';

test.each([
  [CL, 'champions', 'Champions League'],
  ['Champions League', 'champions', 'Champions League'],
  ['Promotion - Champions League (Group Stage: )', 'champions', 'Champions League'],
  ['Promotion - Champions League (Qualification: )', 'champions', 'Vòng loại Champions League'],
  ['Promotion - Europa League (Qualification)', 'europe', 'Vòng loại Europa League'],
  ['UEFA Europa League', 'europe', 'Europa League'],
  ['Promotion - Europa Conference League (Qualification: )', 'conference', 'Vòng loại Conference League'],
  ['Promotion - AFC Champions League Elite (League phase: )', 'champions', 'AFC Champions League Elite'],
  ['Promotion - AFC Champions League 2 (Group Stage: )', 'europe', 'AFC Champions League Two'],
  ['Promotion - Copa Libertadores (Group Stage: )', 'champions', 'Copa Libertadores'],
  ['CONMEBOL Sudamericana', 'europe', 'Copa Sudamericana'],
  ['Relegation', 'relegation', 'Xuống hạng'],
  ['relegation - Championship', 'relegation', 'Xuống hạng'],
  ['Relegation - Play-offs', 'play_off', 'Đá play-off trụ hạng'],
  ['Bundesliga (Relegation)', 'play_off', 'Đá play-off trụ hạng'],
  ['Bundesliga (Relegation: )', 'play_off', 'Đá play-off trụ hạng'],
  ['Relegation Play-offs', 'play_off', 'Đá play-off trụ hạng'],
  ['Promotion Play-Off', 'play_off', 'Đá play-off lên hạng'],
  ['Promotion - Bundesliga (Relegation)', 'play_off', 'Đá play-off lên hạng'],
  ['Promotion - CONCACAF Champions Cup', 'champions', 'CONCACAF Champions Cup'],
  ['Promotion - CONCACAF Champions League', 'champions', 'CONCACAF Champions Cup'],
  ['Promotion - CAF Champions League', 'champions', 'CAF Champions League'],
  ['Promotion', 'promotion', 'Lên hạng'],
  ['Promotion - Premier League', 'promotion', 'Lên hạng'],
  ['Promotion - Premier League (Play Offs: Semi-finals)', 'play_off', 'Đá play-off lên hạng'],
])('%j is the zone %s, “%s” (M26)', (zone, kind, name) => {
  expect(zonesOfRows([{ zone }])).toEqual([{ kind, name, from: 1, to: 1 }]);
});

test.each([
  '',
  'same',
  'Relegation Round',
  'Relegation - Relegation Round',
  'Championship Round',
  'Promotion - Championship Group',
  'Promotion - CAF Confederation Cup',
  'Promotion - Leagues Cup',
  'Promotion - Copa do Brasil',
  'Promotion - Champions League (Play Offs: 1/8-finals)',
])('%j is none', (zone) => expect(zonesOfRows([{ zone }])).toEqual([]));

test('places of the same words that follow each other are one zone', () => {
  const said = [CL, CL, undefined, CL, 'Relegation', 'Relegation - Championship'];
  expect(zonesOfRows(said.map((zone) => ({ zone }))).map(({ name, from, to }) => [name, from, to])).toEqual([
    ['Champions League', 1, 2],
    ['Champions League', 4, 4],
    ['Xuống hạng', 5, 6],
  ]);
});
