import type { Shell } from 'shared-kernel/contract/shell';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { isPicked, type Pickable, passesPicks } from 'shared-kernel/rules/picks';
import { createStoredPicks } from 'shared-kernel/state/createStoredPicks';

/** Remembered matches; a snapshot has 5000 at most. The oldest are dropped first. */
const MOST_KNOWN = 10_000;

/** Which matches pass the board's pickers. A push says neither competition nor country, so snapshots are remembered. */
export function createPickedMatches({ storage }: Pick<Shell, 'storage'>) {
  const picks = createStoredPicks(storage);
  const known = new Map<MatchId, Pickable>();
  return {
    learn(matches: readonly Match[]) {
      for (const { id, competition_id, country_id } of matches) {
        known.delete(id);
        known.set(id, { competition_id, country_id });
      }
      for (const id of known.keys()) {
        if (known.size <= MOST_KNOWN) break;
        known.delete(id);
      }
    },
    /** `undefined` when that depends on a match that no snapshot had. */
    passes(id: MatchId): boolean | undefined {
      const latest = picks.latest();
      if (!isPicked(latest)) return true;
      const match = known.get(id);
      return match && passesPicks(match, latest);
    },
  };
}
