import type { FixtureList } from '../feedRecords';
import { infoOf } from '../polled/infoOf';
import { matchdayIn } from '../polled/matchdayIn';
import { stageIn } from '../polled/stageIn';
import type { FeedBatch } from '../provider';
import { toFeedMatch } from './feedMatch';
import { COUNTRIES, competitionOf } from './leagues';
import type { OpenLigaMatch, OpenLigaTable } from './openLigaMatch';
import { placesIn, standingsOf } from './table';

type LeagueAnswer = { shown: readonly OpenLigaMatch[]; table: OpenLigaTable; answered: FixtureList | undefined };

/** The batch of a league. @param all its season, by which its table has the form of teams */
export function batchOf(
  shortcut: string,
  all: readonly OpenLigaMatch[],
  { shown, table, answered }: LeagueAnswer,
  now: number,
): FeedBatch {
  const first = all[0];
  if (!first) return {};
  const { country_id, ...competition } = competitionOf(shortcut, first.leagueId, first.leagueName);
  const rows = standingsOf(table, all, now);
  const setting = { countryId: country_id, isHot: competition.is_hot, places: placesIn(rows) };
  return {
    countries: COUNTRIES,
    competitions: [competition],
    teams: all.flatMap(({ team1, team2 }) => [team1, team2]).map(toTeam),
    standings: rows.length > 0 ? [{ competition_id: competition.id, rows }] : [],
    matches: shown.map((match) => toFeedMatch(match, setting, now)),
    info: shown.map(({ id, location, group }) =>
      infoOf(id, {
        venue: location?.locationStadium,
        city: location?.locationCity,
        stage: stageIn(group.groupName),
        matchday: matchdayIn(group.groupName),
      }),
    ),
    fixtureLists: answered ? [answered] : [],
  };
}

function toTeam({ teamId, teamName, teamIconUrl }: OpenLigaMatch['team1']) {
  return { id: teamId, name: teamName, logo: teamIconUrl?.startsWith('https://') ? teamIconUrl : undefined };
}
