import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { onRealData, sharedFile } from 'feeds/testing/readShared';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import { onAnyStore, openTestStore } from '../../testing/testStore';
import { at, NOW, openHistorySite } from '../testing/historySite';

const HEADER = 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral';
const row = (date: string, home: string, away: string, score = '1,0', rest = 'Friendly,X,Y,FALSE') =>
  `${date},${home},${away},${score},${rest}`;
const table = (...rows: string[]) => [HEADER, ...rows].join('\n');

const aSeason = (...matches: object[]) => JSON.stringify({ name: 'English Premier League 2025/26', matches });
const played = { date: '2025-08-15', time: '20:00', team1: 'Liverpool FC', team2: 'AFC Bournemouth' };
const score = { ht: [1, 0], ft: [4, 2] };

onAnyStore((kind) => {
  const store = openTestStore(kind);
  const { write, run, stored, feed, meetings, folder, closeAdmin } = openHistorySite(store);

  async function importTable(...rows: string[]) {
    await write('results.csv', table(...rows));
    return run('import', 'results.csv');
  }

  async function importSeason(...matches: object[]) {
    await write('en.1.json', aSeason(...matches));
    return run('import', 'en.1.json');
  }

  const names = async () => (await stored()).map(({ home_name, away_name }) => `${home_name} ${away_name}`);

  test('results of national teams are added once, and what is known of a shoot-out with them', async () => {
    await feed('Quốc tế', [
      [1, 'Argentina'],
      [2, 'Pháp'],
    ]);
    await write(
      'shootouts.csv',
      'date,home_team,away_team,winner,first_shooter\n2022-12-18,Argentina,France,Argentina,',
    );
    const rows = [
      row('2022-12-18', 'Argentina', 'France', '3,3', 'FIFA World Cup,Lusail,Qatar,TRUE'),
      row('1930-07-15', 'Argentina', 'France'),
      row('2020-01-01', 'Åland', 'Gotland', '0,0'),
    ];
    expect(await importTable(...rows)).toEqual({
      code: 0,
      lines: [
        'Read results.csv, shootouts.csv: 3 results, 0 left out',
        'Imported as results.csv: 3 added, 0 changed, 0 were there, 0 removed',
        '2 of 4 teams are teams of the feed',
        '  under their names alone: Åland, Gotland',
      ],
    });
    expect((await importTable(...rows)).lines[1]).toBe(
      'Imported as results.csv: 0 added, 0 changed, 3 were there, 0 removed',
    );
    expect(await stored()).toHaveLength(3);
    expect(await meetings('World', [1, 'Argentina'], [2, 'France'])).toMatchObject([
      {
        kick_off: at('2022-12-18T12:00:01Z'),
        home_goals: 3,
        shootout_winner: 1,
        side: 1,
        competition: 'FIFA World Cup',
      },
      { kick_off: at('1930-07-15T12:00:01Z'), home_goals: 1, shootout_winner: null, home_half: null },
    ]);
  });

  test('a season has local times and half times; what is not played yet is left out', async () => {
    await feed('Anh', [
      [1, 'Liverpool'],
      [2, 'Bournemouth'],
    ]);
    const { code, lines } = await importSeason(
      { ...played, score },
      { ...played, date: '2026-02-01', team1: 'Leeds United FC', score: {} },
      { ...played, date: '2026-03-01', team2: 'Leeds United FC', score: {}, status: 'postponed' },
      { ...played, date: '2026-04-01', score, status: 'abandoned' },
    );
    expect([code, ...lines]).toEqual([
      0,
      'Read en.1.json: 1 results, 3 left out',
      '  3 left out, there is no score yet: matches.1, matches.2, matches.3',
      'Imported as English Premier League 2025/26: 1 added, 0 changed, 0 were there, 0 removed',
      '2 of 2 teams are teams of the feed',
    ]);
    expect(await meetings('Anh', [2, 'Bournemouth'], [1, 'Liverpool'])).toMatchObject([
      {
        kick_off: at('2025-08-15T19:00:00Z'),
        side: 2,
        home_name: 'Liverpool FC',
        home_half: 1,
        away_half: 0,
        home_goals: 4,
        away_goals: 2,
        home_regular: 4,
        is_extra_time: false,
        competition: 'English Premier League',
      },
    ]);
  });

  test('extra time, a shoot-out and minutes of goals come with a season', async () => {
    const goals = { goals1: [{ name: 'Cole', minute: '45+2' }], goals2: [{ name: 'Dunn', minute: '100' }] };
    await importSeason({ ...played, score: { ht: [1, 0], ft: [1, 0], et: [1, 1], p: [4, 3] }, ...goals });
    expect(await stored()).toMatchObject([
      {
        home_goals: 1,
        away_goals: 1,
        home_regular: 1,
        away_regular: 0,
        is_extra_time: true,
        home_kicks: 4,
        away_kicks: 3,
        shootout_winner: 1,
        home_minutes: '45+2',
        away_minutes: '100',
      },
    ]);
  });

  test('names of a table that were written for HTML are read', async () => {
    await importTable(row('2022-12-19', 'Trinidad &amp; Tobago', 'C&ocirc;te d&#39;Ivoire'));
    expect(await names()).toEqual(["Trinidad & Tobago Côte d'Ivoire"]);
  });

  test('two matches of one day, one at each ground, are two', async () => {
    await importTable(row('1916-08-15', 'Argentina', 'Uruguay'), row('1916-08-15', 'Uruguay', 'Argentina'));
    expect(await meetings('World', [1, 'Argentina'], [2, 'Uruguay'])).toHaveLength(2);
  });

  test('a match of a season without a time has a day alone, as those of national teams have', async () => {
    const { time, ...untimed } = played;
    await importSeason({ ...untimed, score }, { ...untimed, time: null, date: '2025-12-31', score });
    expect((await stored()).map(({ kick_off }) => kick_off)).toEqual([dayAlone('2025-08-15'), dayAlone('2025-12-31')]);
  });

  test('a corrected score and a corrected time change what is there', async () => {
    await importSeason({ ...played, score });
    const { lines } = await importSeason({ ...played, time: '20:30', score: { ft: [5, 2] } });
    expect(lines[1]).toBe('Imported as English Premier League 2025/26: 0 added, 1 changed, 0 were there, 0 removed');
    expect(await stored()).toMatchObject([{ kick_off: at('2025-08-15T19:30:00Z'), home_goals: 5, home_half: null }]);
  });

  test('a later edition takes the place of the former one, whatever its teams are called in it', async () => {
    await importTable(row('2022-12-19', 'Turkey', 'Wales'), row('2022-12-20', 'England', 'Wales'));
    const { lines } = await importTable(row('2022-12-19', 'Türkiye', 'Wales'), row('2022-12-20', 'England', 'Wales'));
    expect(lines[1]).toBe('Imported as results.csv: 1 added, 0 changed, 1 were there, 1 removed');
    expect(await names()).toEqual(['Türkiye Wales', 'England Wales']);
    const teams = await store.db().selectFrom('result_team').select('key').orderBy('key').execute();
    expect(teams.map(({ key }) => key)).toEqual(['world|england', 'world|turkiye', 'world|wales']);
  });

  test('what was imported as something else stays, and is named', async () => {
    await importTable(row('2022-12-19', 'Turkey', 'Wales'));
    await write('results.csv', table(row('2022-12-19', 'Mexico', 'Chile')));
    const { lines } = await run('import', 'results.csv', '--source', 'friendlies');
    expect([lines[1], lines.at(-1)]).toEqual([
      'Imported as friendlies: 1 added, 0 changed, 0 were there, 0 removed',
      'Other sources that were imported: results.csv',
    ]);
    expect(await names()).toEqual(['Turkey Wales', 'Mexico Chile']);
  });

  test('a source is removed by its name, and it alone', async () => {
    await importTable(row('2022-12-19', 'Turkey', 'Wales'));
    await importSeason({ ...played, score });
    expect(await run('remove', 'results.csv')).toEqual({
      code: 0,
      lines: ['Removed 1 results that were imported as results.csv'],
    });
    expect(await names()).toEqual(['Liverpool FC AFC Bournemouth']);
    expect(await run('remove', 'results.csv')).toEqual({
      code: 3,
      lines: [
        'Nothing was removed. Expected a source that was imported (English Premier League 2025/26), got results.csv',
      ],
    });
  });

  test('a team keeps the results of its former names, on the days on which it had them', async () => {
    await feed('World', [
      [1, 'DR Congo'],
      [2, 'Republic of Ireland'],
    ]);
    const former = ['DR Congo,Zaïre,1971-01-10,1997-04-27', 'Northern Ireland,Ireland,1882-02-18,1956-04-11'];
    await write('former_names.csv', `current,former,start_date,end_date\n${former.join('\n')}`);
    await importTable(
      row('1974-06-14', 'DR Congo', 'Scotland'),
      row('1974-06-18', 'Zaïre', 'Yugoslavia'),
      row('2010-06-18', 'Zaïre', 'Yugoslavia'),
      row('1950-06-18', 'Ireland', 'Wales'),
    );
    expect(await names()).toEqual(['Ireland Wales', 'Zaïre Scotland', 'Zaïre Yugoslavia', 'Zaïre Yugoslavia']);
    const team = { id: 1, name: 'DR Congo' };
    const last = (await store().matchHistory({ id: 9, kickOff: NOW, country: 'World', home: team, away: team })).home;
    expect(last.map(({ kick_off }) => new Date(kick_off * 1000).getUTCFullYear())).toEqual([1974, 1974]);
    const irish = { id: 2, name: 'Republic of Ireland' };
    expect(
      (await store().matchHistory({ id: 9, kickOff: NOW, country: 'World', home: irish, away: team })).home,
    ).toEqual([]);
  });

  test('a club of the same name in another country does not get them', async () => {
    await feed('Chile', [
      [1, 'Everton'],
      [2, 'Liverpool'],
    ]);
    await importSeason({ ...played, team2: 'Everton FC', score });
    expect(await meetings('Chile', [1, 'Everton'], [2, 'Liverpool'])).toEqual([]);
    expect(await meetings('England', [8, 'Everton'], [9, 'Liverpool'])).toHaveLength(1);
  });

  test('what the feed reports itself is reported once, as the feed reports it', async () => {
    await feed('Anh', [
      [1, 'Liverpool'],
      [2, 'Bournemouth'],
    ]);
    await importSeason({ ...played, score });
    const same = { home_team_id: 1, away_team_id: 2, match_time: at('2025-08-15T19:00:00Z') };
    const match = aFeedMatch({ id: 5, status_id: 8, home_scores: [4, 1], away_scores: [2, 0], ...same });
    await store().applyBatch({ matches: [match] });
    expect(await meetings('Anh', [1, 'Liverpool'], [2, 'Bournemouth'])).toMatchObject([{ match_id: 5 }]);
    const itself = await meetings('Anh', [1, 'Liverpool'], [2, 'Bournemouth'], at('2025-08-15T20:00:00Z'));
    expect(itself).toEqual([]);
  });

  test('imported results stay when a run of the simulator begins', async () => {
    await importSeason({ ...played, score });
    await store().beginRun({ key: 'simulator:1' }, 'a', NOW);
    await store().beginRun({ key: 'simulator:1' }, 'b', NOW + 1);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    [row('2022-12-18', '', 'France'), 'a name is missing'],
    [row('2022-12-18', 'France', 'France'), 'a team cannot play against itself'],
    [row('2026-12-18', 'Argentina', 'France'), 'it is still to come'],
    [row('2026-12-18', 'Argentina', 'France', 'NA,NA'), 'there is no score yet'],
    [row('2022-12-18', 'Argentina', 'France', '3,-3'), 'expected goals from 0 on, got "-3"'],
    [row('2022-12-18', 'Argentina', 'France', '3,100'), 'expected goals from 0 to 99, got 3 and 100'],
    [row('2022-12-18', 'Argentina', 'France', '3,NA'), 'expected goals from 0 on, got "NA"'],
    [row('2022-13-18', 'Argentina', 'France'), 'expected a date such as 2022-12-18, got "2022-13-18"'],
    [row('2023-02-30', 'Argentina', 'France'), 'expected a date such as 2022-12-18, got "2023-02-30"'],
    [row('2022-12-18', 'A'.repeat(101), 'France'), 'expected names of up to 100 characters'],
    [row('2022-12-18', 'Ar\0gentina', 'France'), 'expected names of up to 100 characters'],
    [row('2022-12-18', 'Per\uFFFD', 'France'), 'expected names in UTF-8, got "Per\uFFFD"'],
    [row('2022-12-19', 'England', 'Wales', '4,4'), 'the same teams within a day as line 2'],
  ])('%j is left out alone, with reason and line', async (odd, reason) => {
    const { code, lines } = await importTable(row('2022-12-19', 'England', 'Wales'), odd, row('2022-12-20', 'X', 'Y'));
    expect([code, lines[0], lines[1]]).toEqual([
      0,
      'Read results.csv: 2 results, 1 left out',
      `  1 left out, ${reason}: line 3`,
    ]);
    expect(await names()).toEqual(['England Wales', 'X Y']);
  });

  test.each([
    [{ ...played, team1: undefined, score }, 'team1: expected a value, got nothing'],
    [{ ...played, score: { ft: [1, -2] } }, 'score.ft.1: expected goals from 0 to 99, got -2'],
    [{ ...played, date: 'soon', score }, 'date: expected a date such as 2025-08-15, got "soon"'],
    [{ ...played, date: '2026-12-01', score }, 'it is still to come'],
    [[], 'date: expected a value, got nothing'],
  ])('of a season, too: %j', async (odd, reason) => {
    const { code, lines } = await importSeason({ ...played, score }, odd);
    expect([code, lines[1]]).toEqual([0, `  1 left out, ${reason}: matches.1`]);
    expect(await stored()).toHaveLength(1);
  });

  test('a shoot-out of no match, or without a winner, is named', async () => {
    const shootouts = ['date,home_team,away_team,winner', '1999-01-01,A,B,A', '2022-12-19,England,Wales,Scotland'];
    await write('shootouts.csv', shootouts.join('\n'));
    expect((await importTable(row('2022-12-19', 'England', 'Wales', '1,1'))).lines.slice(1, 3)).toEqual([
      '  1 left out, a shoot-out of a match that is not there: shootouts.csv, line 2',
      '  1 left out, expected one of both teams as winner: shootouts.csv, line 3',
    ]);
  });

  test.each<[string, string | Buffer, string]>([
    [
      'a table of something else',
      'a,b\n1,2',
      'expected a table with the columns date, home_team, away_team, home_score',
    ],
    ['nothing', '', 'got nothing'],
    ['a row that is too short', table('2022-12-18,Argentina'), 'on line 2'],
    ['a quote that never ends', table('2022-12-18,"Argentina,France,3,3,Cup,X,Y,TRUE'), 'Quote Not Closed'],
    ['a line of two megabytes', table(row('2022-12-18', 'A'.repeat(2_000_000), 'B')), 'rows of up to 10000 characters'],
    ['another encoding', Buffer.from(table(row('2022-12-18', 'Perú', 'Chile')), 'latin1'), 'expected text in UTF-8'],
    ['UTF-16', Buffer.from(table(row('2022-12-18', 'A', 'B')), 'utf16le'), 'expected'],
    ['broken JSON', '{"name": ', 'expected JSON'],
    ['another JSON', '{"matches": []}', 'At name: expected a value, got nothing'],
    ['a list', '[1]', 'expected the season of a league'],
    [
      'a league that nobody knows',
      '{"name": "Liga Portugal 2025/26", "matches": []}',
      'where does "Liga Portugal 2025/26" play',
    ],
    ['only fixtures', aSeason({ ...played, score: {} }), 'there is no result in it'],
  ])('%s is refused, and nothing of it imported', async (_, content, message) => {
    await write('file', content);
    const { code, lines } = await run('import', 'file');
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^Nothing was imported/);
    expect(lines.join('\n')).toContain(message);
    expect(await stored()).toEqual([]);
  });

  test('a broken file beside is as bad', async () => {
    await write('former_names.csv', 'x,y\n1,2');
    const { code, lines } = await importTable(row('2022-12-18', 'A', 'B'));
    expect([code, lines[0]]).toEqual([
      1,
      expect.stringContaining('former_names.csv: expected a table with the columns'),
    ]);
    expect(await stored()).toEqual([]);
  });

  test('a league that is not known by its name is placed by hand', async () => {
    const matches = [{ ...played, team1: 'Sporting CP', team2: 'FC Porto', score }];
    await write('pt.1.json', JSON.stringify({ name: 'Liga Portugal 2025/26', matches }));
    const { code } = await run('import', 'pt.1.json', '--country', 'Portugal', '--zone', 'Asia/Tokyo');
    expect(code).toBe(0);
    expect(await stored()).toMatchObject([{ kick_off: at('2025-08-15T11:00:00Z') }]);
    expect(await meetings('Bồ Đào Nha', [1, 'Sporting CP'], [2, 'Porto'])).toHaveLength(1);
  });

  test('when one of many cannot be stored none is', async () => {
    const result = {
      kickOff: 1,
      country: 'World',
      competition: 'Cup',
      home: { name: 'A', knownAs: 'A' },
      away: { name: 'B', knownAs: 'B' },
      score: [1, 0],
    };
    const odd = { ...result, away: { name: 'C', knownAs: 'C' }, score: [1, -1] };
    const { findAdminEndpoint } = await import('server-shared/admin/adminClient');
    const endpoint = await findAdminEndpoint(folder());
    await expect(endpoint.post('/history/import', { source: 'x', results: [result, odd] }, () => {})).rejects.toThrow(
      'At results.1.score.1: expected 0 or more, got -1',
    );
    expect(await stored()).toEqual([]);
  });

  test.each([
    [[], 'Expected import or remove, got nothing'],
    [['remove'], 'Expected one source, got none'],
    [['import'], 'Expected one file, got none'],
    [['import', 'a', 'b'], 'Expected one file, got 2'],
    [['import', 'a', '--country', 'Anh'], 'Expected both of --country and --zone, or neither'],
    [['import', 'a', '--country', 'Anh', '--zone', 'Mars'], 'Expected a time zone such as Europe/Lisbon, got Mars'],
    [['import', 'a', '--twice'], "Unknown option '--twice'"],
  ])('%j is wrong use, and shows the usage', async (args, message) => {
    const { code, lines } = await run(...args);
    expect([code, lines[0]?.slice(0, message.length)]).toEqual([2, message]);
    expect(lines.join('\n')).toContain('--zone <name>');
  });

  test('without a running api nothing is imported; a file that is not there is named', async () => {
    await closeAdmin();
    const { code, lines } = await importTable(row('2022-12-18', 'A', 'B'));
    expect([code, lines.at(-1)]).toEqual([3, expect.stringMatching(/^Nothing was imported. api is not running/)]);
    expect(await run('import', 'none.csv')).toEqual({ code: 1, lines: [expect.stringContaining('none.csv')] });
    expect((await run('--help')).code).toBe(0);
  });

  onRealData('real files', () => {
    test.each(['en.1', 'es.1', 'it.1', 'de.1', 'fr.1'])('of %s what is played is read', async (league) => {
      const { code, lines } = await run('import', sharedFile(`leagues_2025-26/${league}.json`));
      expect([code, lines.length]).toEqual([0, 5]);
      expect(lines[1]).toMatch(/^ {2}\d+ left out, there is no score yet: matches\.\d+/);
      expect((await stored()).length).toBeGreaterThan(100);
    });
  });
});
