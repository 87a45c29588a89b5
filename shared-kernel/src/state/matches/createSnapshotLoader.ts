import { map } from 'rxjs';
import type { MatchWindow } from '../../contract/matches';
import type { Shell } from '../../contract/shell';
import { DecodeError, type Decoder } from '../../decode/decode';
import type { Match, MatchId } from '../../entities/match';
import type { MatchRange } from '../../protocol/matchRange';
import type { SnapshotState } from '../../rules/boardState';
import { createResource } from '../createResource';
import type { Loaded } from '../loaded';
import { matchItems, readMatchRange } from './readMatchRange';

/** A shared cache gives an answer as old as this only while its server gives none. */
const IN_TROUBLE_SECONDS = 10;

/** When the server made the snapshot, or later, in unix seconds, and how long a shared cache had it. */
type Taken = { readonly at: number; readonly age: number };

/**
 * Loads the snapshot of a window. A failure is reported and leaves the data as it was (S17).
 *
 * @param matches those of the board now
 * @param asLoaded a match that nothing has touched since it was loaded
 * @param onLoaded also receives the time when the server made the answer, or later, in unix seconds
 */
export function createSnapshotLoader(
  { http, clock, report }: Pick<Shell, 'http' | 'clock' | 'report'>,
  window: MatchWindow,
  { matches, asLoaded }: { matches: ReadonlyMap<MatchId, Match>; asLoaded: (id: MatchId) => Match | undefined },
  onLoaded: (range: MatchRange, at: number) => void,
) {
  let triedAt = 0;
  const snapshot = createResource({
    report: (error) => error instanceof NothingReadable || report(error),
    async load(signal) {
      triedAt = clock.now();
      const { path, query } = window(triedAt);
      let age = 0;
      const onAge = (seconds: number) => {
        age = seconds;
      };
      const raw = await http.get(path, { query, decode: asItCame, signal, onAge });
      const range = await readMatchRange(raw, { known: asLoaded, report, signal });
      signal.throwIfAborted();
      if (isUnreadable(raw, range)) throw new NothingReadable();
      const taken: Taken = { at: triedAt - age, age };
      onLoaded(range, taken.at);
      return taken;
    },
  });

  /** The board keeps its matches. If it has none and all new ones are unreadable, it counts as failed, not as empty. */
  const stateOf = (loaded: Loaded<Taken>): SnapshotState => {
    if (loaded.kind === 'loading') return { kind: 'loading' };
    if (loaded.kind === 'loaded') {
      const { at, age } = loaded.value;
      return age > IN_TROUBLE_SECONDS ? { kind: 'failed', why: 'unreachable', at, triedAt } : { kind: 'loaded', at };
    }
    const why = loaded.error instanceof DecodeError ? 'unreadable' : 'unreachable';
    const isNothing = why === 'unreadable' && matches.size === 0;
    return { kind: 'failed', why, at: isNothing ? undefined : loaded.value?.at, triedAt };
  };

  return {
    state$: snapshot.state$.pipe(map(stateOf)),
    load: snapshot.reload,
    follow: snapshot.follow,
    hasFailed: () => stateOf(snapshot.state$.value).kind === 'failed',
    /** Server time of the last try, in unix seconds. */
    triedAt: () => triedAt,
  };
}

/** Left raw: decoding takes long and is done in slices once the answer is there. */
const asItCame: Decoder<unknown> = (raw) => raw;

/** The answer has matches, all of them invalid. */
function isUnreadable(raw: unknown, { matches }: MatchRange): boolean {
  return matches.length === 0 && matchItems(raw) !== undefined && matchItems(raw)?.length !== 0;
}

/** Each refused match was reported by itself. */
class NothingReadable extends DecodeError {
  constructor() {
    super('At data: expected matches, got none that can be read');
  }
}
