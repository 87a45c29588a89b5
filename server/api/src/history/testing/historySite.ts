import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { sql } from 'kysely';
import { aCompetition, aCountry, aTeam } from 'shared-kernel/testing/builders';
import { openTestInternal } from '../../testing/internalServer';
import type { TestStore } from '../../testing/testStore';
import { registerHistoryAdmin } from '../adminRoutes';
import { historyCommand } from '../command/historyCommand';

export const at = (iso: string) => Date.parse(iso) / 1000;
export const NOW = at('2026-11-20T00:00:00Z');

/** A folder of files, and a site without results that the history command can reach; both are new for each test. */
export function openHistorySite(store: TestStore) {
  let folder: string;
  let closeAdmin: () => Promise<void>;

  beforeEach(async () => {
    await sql`truncate result, result_team, result_origin, lineup, match_info, match_markets, vendor_text, match, feed_run, squad, team, country`.execute(
      store.db(),
    );
    folder = await mkdtemp(path.join(tmpdir(), 'tyso-history-'));
    const register = (app: Parameters<typeof registerHistoryAdmin>[0]) => registerHistoryAdmin(app, store());
    ({ close: closeAdmin } = await openTestInternal({ dataDir: folder, register }));
  });
  afterEach(async () => {
    await closeAdmin();
    await rm(folder, { recursive: true, force: true });
  });

  const write = (name: string, content: string | Buffer) => writeFile(path.join(folder, name), content);

  async function run(...args: string[]) {
    const lines: string[] = [];
    const context = {
      cwd: folder,
      dataDir: folder,
      now: NOW,
      print: (line: string) => lines.push(...line.split('\n')),
    };
    return { code: await historyCommand(args, context), lines };
  }

  const stored = () => store.db().selectFrom('result').selectAll().orderBy('kick_off').orderBy('id').execute();

  /** The feed has these teams in a competition of this country. */
  async function feed(country: string, teams: readonly (readonly [number, string])[]) {
    await store().beginRun({ key: 'thesports' }, 'lasting', NOW);
    await store().applyBatch({
      countries: [aCountry({ id: 1, name: country })],
      competitions: [aCompetition()],
      teams: teams.map(([id, name]) => aTeam({ id, name })),
      matches: teams.map(([id]) => aFeedMatch({ id, match_time: NOW + 5000, home_team_id: id, away_team_id: id })),
    });
  }

  const meetings = async (country: string, home: [number, string], away: [number, string], kickOff = NOW) => {
    const team = ([id, name]: [number, string]) => ({ id, name });
    const wanted = { id: 99, kickOff, country, home: team(home), away: team(away) };
    return (await store().matchHistory(wanted)).meetings;
  };

  return { write, run, stored, feed, meetings, folder: () => folder, closeAdmin: () => closeAdmin() };
}
