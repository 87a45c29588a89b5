import type { MatchBoard } from 'shared-kernel/contract/matches';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';

/** The matches of one answer, for a picture: nothing comes after it. */
export function boardOfAnswer(range: MatchRange): Pick<MatchBoard, 'matches' | 'teams' | 'competitions' | 'countries'> {
  return {
    matches: byId(range.matches),
    teams: byId(range.teams),
    competitions: byId(range.competitions),
    countries: byId(range.countries),
  };
}

function byId<T extends { readonly id: unknown }>(records: readonly T[]): ReadonlyMap<T['id'], T> {
  return new Map(records.map((record) => [record.id, record]));
}
