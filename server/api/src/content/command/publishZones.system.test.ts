import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { aCompetition, aTeam } from 'shared-kernel/testing/builders';
import { createTestApp, signature } from '../../testing/testApp';
import { onAnyStore, openTestStore } from '../../testing/testStore';
import { openContentSite } from '../testing/contentSite';

const NOW = Math.floor(Date.now() / 1000);
const FIRST = { kind: 'champions', name: 'Cúp C1', from: 1, to: 2 };
const LAST = { kind: 'relegation', name: 'Xuống hạng', from: 2, to: 2 };

/** One without zones, and one of a feed that knows them. */
const [SILENT, TOLD] = [201, 202];

onAnyStore((kind) => {
  const store = openTestStore(kind);
  const { folder, run } = openContentSite(store);

  const row = (team_id: number, zone?: string) => {
    const figures = { played: 1, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points: 0 };
    return { team_id, ...figures, form: [], zone };
  };

  beforeEach(async () => {
    await store().applyBatch({
      standings: [
        { competition_id: SILENT, rows: [row(1), row(2)] },
        { competition_id: TOLD, rows: [row(1), row(2, 'Relegation')] },
      ],
      matches: [SILENT, TOLD].map((competition_id) =>
        aFeedMatch({ id: competition_id, competition_id, match_time: NOW, home_team_id: 1, away_team_id: 2 }),
      ),
      competitions: [SILENT, TOLD].map((id) => aCompetition({ id, name: `Giải ${id}` })),
      teams: [1, 2].map((id) => aTeam({ id, name: `Đội ${id}` })),
    });
  });

  /** The zones of both, for everybody or for who has a link to a preview. */
  async function shown(cookie = '') {
    const { app } = await createTestApp(store(), { now: () => NOW });
    const answers = [SILENT, TOLD].map(async (id) => {
      const url = `/api/Standing/Season?CompetitionId=${id}`;
      const headers = { ...signature(url, { timestamp: NOW }), cookie };
      return (await app.inject({ url, headers })).json().data.zones;
    });
    return Promise.all(answers);
  }

  const write = (competitions: object) => folder.write('zones.json', JSON.stringify({ competitions }));

  test('a table has the zones of its feed, else the published ones; what leaves the file is taken down (M26)', async () => {
    expect(await shown()).toEqual([undefined, [LAST]]);
    await write({ [`/giai-dau/${SILENT}/a-b`]: [FIRST], [TOLD]: [FIRST] });
    expect((await run('publish', 'zones')).lines).toEqual(
      expect.arrayContaining(['+ zones/201  Cúp C1 1–2', '+ zones/202  Cúp C1 1–2']),
    );
    expect(await shown()).toEqual([[FIRST], [LAST]]);
    expect((await run('publish', 'zones')).lines.at(-1)).toBe('The site is in sync with the files');

    await write({});
    const { lines } = await run('publish', 'zones', '--take-down');
    expect(lines).toEqual(expect.arrayContaining(['- zones/201  Cúp C1 1–2']));
    expect(await shown()).toEqual([undefined, [LAST]]);
  });

  test('a preview shows them to whoever has its link alone', async () => {
    await write({ [SILENT]: [FIRST] });
    const { lines } = await run('preview', 'zones');
    const token = lines.find((line) => line.startsWith('https://'))?.split('=')[1];
    expect(await shown(`xem-truoc=${token}`)).toEqual([[FIRST], [LAST]]);
    expect(await shown()).toEqual([undefined, [LAST]]);
  });
});
