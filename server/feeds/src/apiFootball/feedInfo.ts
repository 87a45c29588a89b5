import type { Stage } from 'shared-kernel/entities/stage';
import type { FeedInfo } from '../feedRecords';
import { infoOf } from '../polled/infoOf';
import { matchdayIn } from '../polled/matchdayIn';
import { stageIn } from '../polled/stageIn';
import type { Fixture } from './fixture';
import type { TablesOfTeams } from './standingGroups';

const NONE: TablesOfTeams = new Map();

/**
 * A country may stand behind the referee's name: `M. Oliver, England`.
 *
 * @param tables of the fixture's competition and season, as far as they were read
 */
export function feedInfo(match: Fixture, tables: TablesOfTeams = NONE): FeedInfo {
  const { id, venue, referee } = match.fixture;
  const [name] = referee?.split(',') ?? [];
  return infoOf(id, {
    venue: venue?.name,
    city: venue?.city,
    referee: name,
    stage: stageOf(match, tables),
    matchday: matchdayIn(match.league.round),
  });
}

/** Words without a group leave it to the tables: it is the one that both teams stand in, if there is one alone. */
function stageOf({ league: { round }, teams: { home, away } }: Fixture, tables: TablesOfTeams): Stage | undefined {
  const stage = stageIn(round);
  if (stage?.round !== 'group' || stage.group !== undefined) return stage;
  const theirs = [...(tables.get(home.id) ?? [])].filter((table) => tables.get(away.id)?.has(table));
  const named = theirs.map((table) => stageIn(round, table)).filter((one) => one?.group !== undefined);
  return named.length === 1 ? named[0] : stage;
}
