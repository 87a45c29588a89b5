import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Decoder } from 'shared-kernel/decode/decode';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import type { SnapshotState } from '../domain/freshness';
import type { MatchSource } from './matchSource';
import { oneAtATime } from './oneAtATime';
import { readMatchRange } from './readMatchRange';

/**
 * Loads what a source asks for. A failure is reported and leaves the data as it was (S17).
 *
 * @param matches those on the board
 */
export function createSnapshotLoader(
  { http, clock, report }: Pick<Shell, 'http' | 'clock' | 'report'>,
  source: MatchSource,
  matches: ReadonlyMap<MatchId, Match>,
  onLoaded: (range: MatchRange) => void,
) {
  const state$ = new BehaviorSubject<SnapshotState>({ kind: 'loading' });
  let triedAt = 0;

  const loading = oneAtATime(async (signal) => {
    triedAt = clock.now();
    try {
      const { path, query } = source(triedAt);
      const raw = await http.get(path, { query, decode: asItCame, signal });
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

function levelAt(state: SnapshotState): number | undefined {
  return state.kind === 'loading' ? undefined : state.at;
}
