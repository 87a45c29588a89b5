import type { Id } from 'shared-kernel/entities/id';
import type { RecordMatches } from './recordMatches';

/**
 * The competition whose table a team's page shows: the one of most of its matches, and of several alike that of its nearest
 * one. Nothing without matches.
 */
export function leagueOfTeam({ live, fixtures, results }: RecordMatches): Id | undefined {
  const counts = new Map<Id, number>();
  for (const { competition_id } of [live, fixtures, results].flat())
    counts.set(competition_id, (counts.get(competition_id) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}
