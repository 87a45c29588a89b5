import type { Competition } from '../../entities/competition';
import type { Country } from '../../entities/country';
import type { Id } from '../../entities/id';
import type { Match, MatchId } from '../../entities/match';
import type { CompetitionOrder, Placed } from '../competitionOrder';
import { type Cut, timeGroupOf } from './groupByTime';

export type LeagueGroup = { kind: 'league'; competitionId: Id; ids: readonly MatchId[] } & Cut;

type Grouped = Pick<Match, 'id' | 'state' | 'is_hot' | 'competition_id' | 'country_id'>;
type League = Placed & { ids: MatchId[]; hasHot: boolean };

type Known = {
  competitions: ReadonlyMap<Id, Competition>;
  countries: ReadonlyMap<Id, Country>;
  order: CompetitionOrder;
};

/**
 * One group per competition: first those with a hot match, then in the site's order. Within a group hot matches come
 * first.
 *
 * @param matches in the order of `byKickOff`
 */
export function groupByLeague(matches: readonly Grouped[], known: Known): LeagueGroup[] {
  const leagues = new Map<Id, League>();
  const hotFirst = [...matches].sort((one, other) => Number(isHot(other)) - Number(isHot(one)));
  for (const match of hotFirst) {
    if (timeGroupOf(match) === undefined) continue;
    const league = leagues.get(match.competition_id) ?? emptyLeague(match, known);
    leagues.set(match.competition_id, league);
    league.ids.push(match.id);
    league.hasHot ||= isHot(match);
  }
  return [...leagues.values()]
    .sort((one, other) => Number(other.hasHot) - Number(one.hasHot) || known.order(one, other))
    .map(({ id, ids }) => ({ kind: 'league', competitionId: id, ids }));
}

function isHot(match: Grouped): boolean {
  return timeGroupOf(match) === 'hot';
}

function emptyLeague({ competition_id: id, country_id }: Grouped, { competitions, countries }: Known): League {
  const { name, is_hot: isHot = false } = competitions.get(id) ?? {};
  const country = country_id === undefined ? undefined : countries.get(country_id)?.name;
  return { id, name, country, isHot, ids: [], hasHot: false };
}
