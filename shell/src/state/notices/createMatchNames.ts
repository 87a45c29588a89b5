import type { Shell } from 'shared-kernel/contract/shell';
import { toError } from 'shared-kernel/decode/toError';
import type { MatchId } from 'shared-kernel/entities/match';
import { decodeMatchRange } from 'shared-kernel/protocol/matchRange';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { type MatchNames, type NamedMatches, namesIn } from '../../domain/notices/matchNames';

/** So many matches are remembered, of which the last snapshot is 5000 at most; the oldest go first. */
const MOST_KNOWN = 10_000;

/** So many are asked for at the same time: as many toasts as these nobody can read. */
const MOST_ASKED = 20;

export type MatchNameSource = ReturnType<typeof createMatchNames>;

/**
 * The names of matches, for notices whose push brings none (M9): a board's snapshot has them, or the server is asked,
 * for one match at a time, so that all visitors ask for the same address and caches can answer. A failure is not
 * remembered: the match's next notice asks again.
 */
export function createMatchNames({ http, report }: Pick<Shell, 'http' | 'report'>) {
  const known = new Map<MatchId, MatchNames>();
  const asked = new Map<MatchId, Promise<void>>();

  const learn = (matches: NamedMatches) => {
    for (const [id, names] of namesIn(matches)) {
      // Taken out first, so that the map stays in the order of learning.
      known.delete(id);
      known.set(id, names);
    }
    for (const id of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(id);
    }
  };
  const ask = async (id: MatchId) => {
    try {
      learn(await http.get(REST_PATHS.match, { query: { Id: id }, decode: (raw) => decodeMatchRange(raw, report) }));
    } catch (error) {
      report(toError(error));
    }
  };

  return {
    learn,
    /** What is known at once. */
    of: (id: MatchId): MatchNames | undefined => known.get(id),
    /** Asks the server, unless that is being done already; ends when there is nothing more to wait for. */
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
