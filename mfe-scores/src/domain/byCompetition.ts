import type { PastResult } from 'shared-kernel/entities/matchHistory';

/** The results of each competition, in the order of its first one. */
export function byCompetition(results: readonly PastResult[]): [competition: string, results: PastResult[]][] {
  const groups = new Map<string, PastResult[]>();
  for (const result of results) {
    const group = groups.get(result.competition);
    if (group) group.push(result);
    else groups.set(result.competition, [result]);
  }
  return [...groups];
}
