import type { FeedSquad } from '../feedRecords';

/** The squads of teams, and when each was asked for. */
export type Squads = {
  /** When the squad of a team was asked for; `-Infinity` before. */
  squadAskedAt(team: number): number;
  noteSquadAsked(team: number, now: number): void;
  /** @param squad nothing where the vendor has none */
  keepSquad(squad: FeedSquad | undefined): void;
};

/** @param count gives each change its number */
export function createSquads(count: () => number): Squads & { since(moment: number): FeedSquad[] } {
  const known = new Map<number, { told: FeedSquad; text: string; changedAt: number }>();
  const asked = new Map<number, number>();
  return {
    squadAskedAt: (team) => asked.get(team) ?? Number.NEGATIVE_INFINITY,
    noteSquadAsked: (team, now) => void asked.set(team, now),
    keepSquad(told) {
      const text = JSON.stringify(told);
      if (told && known.get(told.team_id)?.text !== text) known.set(told.team_id, { told, text, changedAt: count() });
    },
    since: (moment) => [...known.values()].flatMap(({ told, changedAt }) => (changedAt > moment ? [told] : [])),
  };
}
