import type { ReleaseList } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import type { LiveState } from '../store/releases/liveState';
import type { StoredPreview } from '../store/releases/previews';
import type { StoredRelease } from '../store/releases/releases';
import { restOf } from './goLive';
import { pointersOf } from './pointerOf';

/** What there is of a name, for who releases it. */
export function listOf(
  name: LiveName,
  state: LiveState,
  all: readonly StoredRelease[],
  previews: readonly StoredPreview[],
  now: Date,
): ReleaseList['names'][number] {
  const { pointers } = pointersOf(state);
  return {
    name,
    version: state.rows.get(name)?.version ?? 0,
    pointer: pointers.get(name),
    rest: restOf(name, { state, now }),
    releases: all
      .filter((one) => one.name === name)
      .map(({ release, described, at, by, files }) => ({
        release,
        contract: described.contract,
        at,
        by,
        files: [...files],
        checks: [...state.checks(name, release)],
        preview: previews.findLast((one) => one.name === name && one.release === release)?.label,
      })),
    history: state.history(name).map(({ name: _, reloads: __, ...line }) => line),
  };
}
