import type { Shell } from 'shared-kernel/contract/shell';
import { toError } from 'shared-kernel/decode/toError';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { decodeMatchRange } from 'shared-kernel/protocol/matchRange';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { type MatchNames, type NamedMatches, namesIn, namesOf } from '../../domain/notices/matchNames';

/** Remembered matches; a snapshot has 5000 at most. The oldest are dropped first. */
const MOST_KNOWN = 10_000;

/** Most requests at a time: a visitor cannot read more toasts than this. */
const MOST_ASKED = 20;

export type MatchNameSource = ReturnType<typeof createMatchNames>;

/**
 * The names of matches, for notices whose push brings none (M9): from a board's snapshot, an earlier push, or the
 * server. It requests one match at a time, so that all visitors share an address that caches can answer. Failures are
 * not remembered: the match's next notice asks again.
 *
 * @param onAsked receives the matches of each answer
 */
export function createMatchNames(
  { http, report }: Pick<Shell, 'http' | 'report'>,
  onAsked: (matches: readonly Match[]) => void = () => {},
) {
  const known = new Map<MatchId, MatchNames>();
  const asked = new Map<MatchId, Promise<void>>();

  const note = (id: MatchId, names: MatchNames) => {
    // Delete first, so that the map keeps the order of updates.
    known.delete(id);
    known.set(id, names);
  };
  const forgetOldest = () => {
    for (const id of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(id);
    }
  };
  const learn = (matches: NamedMatches) => {
    for (const [id, names] of namesIn(matches)) note(id, names);
    forgetOldest();
  };
  const ask = async (id: MatchId) => {
    try {
      const decode = (raw: unknown) => decodeMatchRange(raw, report);
      const range = await http.get(REST_PATHS.match, { query: { Id: id }, decode });
      learn(range);
      onAsked(range.matches);
    } catch (error) {
      report(toError(error));
    }
  };

  return {
    learn,
    /** Keeps the names in a push for the match's next one, which may have none. */
    learnFrom(update: MatchUpdate) {
      const { home, away, competition } = namesOf(update);
      if (home === undefined && away === undefined && competition === undefined) return;
      const before = known.get(update.match_id);
      note(update.match_id, {
        home: home ?? before?.home,
        away: away ?? before?.away,
        competition: competition ?? before?.competition,
      });
      forgetOldest();
    },
    /** The names that are known already. */
    of: (id: MatchId): MatchNames | undefined => known.get(id),
    /** Asks the server, unless a request is under way; resolves when it is over. */
    find(id: MatchId): Promise<void> {
      const underWay = asked.get(id);
      if (underWay) return underWay;
      if (asked.size >= MOST_ASKED) return Promise.resolve();
      const finding = ask(id).finally(() => asked.delete(id));
      asked.set(id, finding);
      return finding;
    },
  };
}
