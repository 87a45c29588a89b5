import type { FeedSquad } from '../feedRecords';
import { createChanges } from './createChanges';

/** The squads of teams, by the team's number. */
export type Squads = {
  keep(squad: FeedSquad): void;
  /**
   * Those that changed, and what to do when the store refuses them. The squad of a team that is not stored yet waits: the store
   * would leave it out.
   */
  take(isStored: (team: number) => boolean): { squads: FeedSquad[]; putBack: () => void };
};

export function createSquads(): Squads {
  const known = new Map<number, FeedSquad>();
  const changes = createChanges<number>();
  return {
    keep(squad) {
      known.set(squad.team_id, squad);
      changes.add(squad.team_id);
    },
    take(isStored) {
      const ids = changes.take();
      const ready = new Set([...ids].filter(isStored));
      changes.putBack(new Set([...ids].filter((id) => !ready.has(id))));
      return { squads: [...ready].flatMap((id) => known.get(id) ?? []), putBack: () => changes.putBack(ready) };
    },
  };
}
