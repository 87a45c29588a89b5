import { onRealData, sharedFile } from 'feeds/testing/readShared';
import { sql } from 'kysely';
import { onEachStore, openTestStore } from '../../testing/testStore';
import { openHistorySite } from '../testing/historySite';

onEachStore((kind) => {
  const store = openTestStore(kind);
  const { run, feed, meetings } = openHistorySite(store);

  onRealData('real files', () => {
    test('of national teams all are read, and meetings are those of the books', async () => {
      await feed('Quốc tế', [
        [1, 'Argentina'],
        [2, 'Pháp'],
        [3, 'Việt Nam'],
        [4, 'Thailand'],
      ]);
      const file = sharedFile('internationals/results.csv');
      const { code, lines } = await run('import', file);
      expect([code, ...lines.slice(0, 3)]).toEqual([
        0,
        'Read results.csv, shootouts.csv, former_names.csv: 49519 results, 2 left out',
        '  1 left out, a shoot-out of a match that is not there: shootouts.csv, line 424',
        '  1 left out, the same teams within a day as line 9643: line 9644',
      ]);
      const shown = async (country: string, home: [number, string], away: [number, string]) =>
        (await meetings(country, home, away)).map(({ kick_off, home_name, home_goals, away_goals, shootout_winner }) =>
          [
            new Date(kick_off * 1000).toISOString().slice(0, 10),
            `${home_name} ${home_goals}-${away_goals}`,
            ...(shootout_winner === null ? [] : [`won by ${shootout_winner}`]),
          ].join(' '),
        );
      const argentinaFrance = await shown('World', [1, 'Argentina'], [2, 'Pháp']);
      expect(argentinaFrance).toHaveLength(10);
      expect([...argentinaFrance.slice(0, 3), argentinaFrance[9]]).toEqual([
        '2022-12-18 Argentina 3-3 won by 1',
        '2018-06-30 France 4-3',
        '2009-02-11 France 0-2',
        '1971-01-13 Argentina 2-0',
      ]);
      expect((await shown('Châu Á', [3, 'Việt Nam'], [4, 'Thailand'])).slice(0, 3)).toEqual([
        '2025-01-05 Thailand 2-3',
        '2025-01-02 Vietnam 2-1',
        '2024-09-10 Vietnam 1-2',
      ]);
      const { rows: sizes } = await sql<{ bytes: number }>`
        select pg_total_relation_size('result')::float8 / count(*) as bytes from result`.execute(store.db());
      expect(sizes[0]?.bytes).toBeLessThan(400);
      const again = await run('import', file);
      expect(again.lines[3]).toMatch(/: 0 added, 0 changed, 49519 were there, 0 removed/);
    });
  });
});
