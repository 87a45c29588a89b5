import type { Competition } from 'shared-kernel/entities/competition';
import { compareIds, type Id } from 'shared-kernel/entities/id';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { timeGroupOf } from './groupByTime';

export type LeagueGroup = { kind: 'league'; competitionId: Id; ids: readonly MatchId[] };

type Grouped = Pick<Match, 'id' | 'status_id' | 'is_hot' | 'competition_id'>;
type League = LeagueGroup & { ids: MatchId[]; hasHot: boolean };

/**
 * One group per competition: first those with a hot match, then the hot competitions, then the others by name. Within a
 * group hot matches come first.
 *
 * @param matches in the order of `byKickOff`
 */
export function groupByLeague(matches: readonly Grouped[], competitions: ReadonlyMap<Id, Competition>): LeagueGroup[] {
  const leagues = new Map<Id, League>();
  const hotFirst = [...matches].sort((one, other) => Number(isHot(other)) - Number(isHot(one)));
  for (const match of hotFirst) {
    if (timeGroupOf(match) === undefined) continue;
    const league = leagues.get(match.competition_id) ?? emptyLeague(match.competition_id);
    leagues.set(match.competition_id, league);
    league.ids.push(match.id);
    league.hasHot ||= isHot(match);
  }
  return [...leagues.values()]
    .sort((one, other) => byWeight(one, other, competitions))
    .map(({ kind, competitionId, ids }) => ({ kind, competitionId, ids }));
}

function isHot(match: Grouped): boolean {
  return timeGroupOf(match) === 'hot';
}

function emptyLeague(competitionId: Id): League {
  return { kind: 'league', competitionId, ids: [], hasHot: false };
}

const collator = new Intl.Collator('vi');

function byWeight(one: League, other: League, competitions: ReadonlyMap<Id, Competition>): number {
  const [a, b] = [competitions.get(one.competitionId), competitions.get(other.competitionId)];
  return (
    Number(other.hasHot) - Number(one.hasHot) ||
    Number(b?.is_hot ?? false) - Number(a?.is_hot ?? false) ||
    collator.compare(a?.name ?? '\uffff', b?.name ?? '\uffff') ||
    compareIds(one.competitionId, other.competitionId)
  );
}
