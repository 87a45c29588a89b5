import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Decoder } from 'shared-kernel/decode/decode';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import { MATCH_PAGE_SIZE, REST_PATHS } from 'shared-kernel/protocol/rest';
import type { SnapshotState } from '../domain/freshness';
import { liveWindow } from '../domain/liveWindow';
import { oneAtATime } from './oneAtATime';
import { readMatchRange } from './readMatchRange';

/**
 * Loads the live window. A failure is reported and leaves the data as it was (S17).
 *
 * @param matches those on the board
 */
export function createSnapshotLoader(
  { http, clock, report }: Pick<Shell, 'http' | 'clock' | 'report'>,
  matches: ReadonlyMap<MatchId, Match>,
  onLoaded: (range: MatchRange) => void,
) {
  const state$ = new BehaviorSubject<SnapshotState>({ kind: 'loading' });
  let triedAt = 0;

  const loading = oneAtATime(async (signal) => {
    triedAt = clock.now();
    try {
      const raw = await http.get(REST_PATHS.matchRange, { query: windowQuery(triedAt), decode: asItCame, signal });
      const range = await readMatchRange(raw, { known: (id) => matches.get(id), report, signal });
      if (signal.aborted) return;
      onLoaded(range);
      state$.next({ kind: 'loaded', at: triedAt });
    } catch (error) {
      if (signal.aborted) return;
      report(error instanceof Error ? error : new Error(String(error)));
      state$.next({ kind: 'failed', at: levelAt(state$.value), triedAt });
    }
  });

  return {
    state$,
    load: loading.run,
    stop: loading.stop,
    /** Server time of the last try, in unix seconds. */
    triedAt: () => triedAt,
  };
}

/** Decoding takes a while and is done in stretches, after the answer is there. */
const asItCame: Decoder<unknown> = (raw) => raw;

function windowQuery(now: number) {
  const { from, to } = liveWindow(now);
  const iso = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString();
  return { FromDate: iso(from), ToDate: iso(to), PageSize: MATCH_PAGE_SIZE };
}

function levelAt(state: SnapshotState): number | undefined {
  return state.kind === 'loading' ? undefined : state.at;
}
