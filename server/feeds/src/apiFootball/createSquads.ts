import type { FeedSquad } from '../feedRecords';
import { createKept } from './createKept';

/** The squads of teams, and when each was asked for. Moments are unix seconds, `-Infinity` for none. */
export type Squads = {
  /** When the squad of a team was asked for, answered or not. */
  squadAskedAt(team: number): number;
  squadAnsweredAt(team: number): number;
  noteSquadAsked(team: number, now: number): void;
  noteSquadAnswered(team: number, now: number): void;
  /** @param squad nothing where the vendor has none */
  keepSquad(squad: FeedSquad | undefined): void;
};

/** @param count gives each change its number */
export function createSquads(count: () => number): Squads & { since(moment: number): FeedSquad[] } {
  const known = createKept<FeedSquad>(({ team_id }) => team_id, count);
  const asked = new Map<number, number>();
  const answered = new Map<number, number>();
  return {
    squadAskedAt: (team) => asked.get(team) ?? Number.NEGATIVE_INFINITY,
    squadAnsweredAt: (team) => answered.get(team) ?? Number.NEGATIVE_INFINITY,
    noteSquadAsked: (team, now) => void asked.set(team, now),
    noteSquadAnswered: (team, now) => void answered.set(team, now),
    keepSquad: (squad) => void known.keep(squad),
    since: known.since,
  };
}
