import type { Shell } from 'shared-kernel/contract/shell';
import { toError } from 'shared-kernel/decode/toError';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { decodeMatchRange } from 'shared-kernel/protocol/matchRange';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import type { MatchNews } from 'shared-kernel/rules/matchNews';
import type { MatchStore } from 'shared-kernel/state/matches/createMatchStore';
import { completed, type MatchNames, namesIn, namesOf } from '../../domain/notices/matchNames';

/** Remembered matches of no board. The oldest are dropped first. */
const MOST_KNOWN = 10_000;

/** Most requests at a time: a visitor cannot read more toasts than this. */
const MOST_ASKED = 20;

export type MatchNameSource = ReturnType<typeof createMatchNames>;

/** What is known of a match that no board has. */
type Stranger = { readonly names: MatchNames; readonly match?: Match | undefined };

/**
 * The names of matches, for notices whose push brings none (M9): from a board, an earlier push, or the server. It requests
 * one match at a time, so that all visitors share an address that caches can answer. Failures are not remembered: the
 * match's next notice asks again.
 */
export function createMatchNames(
  { http, report }: Pick<Shell, 'http' | 'report'>,
  store: Pick<MatchStore, 'get' | 'teams' | 'competitions'>,
) {
  const strangers = new Map<MatchId, Stranger>();
  const asked = new Map<MatchId, Promise<void>>();

  const note = (id: MatchId, { names, match }: Stranger) => {
    const before = strangers.get(id);
    // Delete first, so that the map keeps the order of updates.
    strangers.delete(id);
    strangers.set(id, { names: completed(names, before?.names), match: match ?? before?.match });
    const [oldest] = strangers.keys();
    if (strangers.size > MOST_KNOWN && oldest !== undefined) strangers.delete(oldest);
  };
  const ask = async (id: MatchId) => {
    try {
      const decode = (raw: unknown) => decodeMatchRange(raw, report);
      const { matches, teams, competitions } = await http.get(REST_PATHS.match, { query: { Id: id }, decode });
      const records = { teams: byId(teams), competitions: byId(competitions) };
      for (const match of matches) note(match.id, { match, names: namesIn(match, records) });
    } catch (error) {
      report(toError(error));
    }
  };

  return {
    /** Keeps the names in a push for the match's next one, which may have none. */
    learnFrom(news: MatchNews) {
      const names = namesOf(news);
      if (names.home ?? names.away ?? names.competition) note(news.match_id, { names });
    },
    /** The names that are known already. */
    of(id: MatchId): MatchNames | undefined {
      const match = store.get(id);
      const told = strangers.get(id)?.names;
      return match ? completed(namesIn(match, store), told) : told;
    },
    /** The match, if some board or answer had it. */
    matchOf: (id: MatchId): Match | undefined => store.get(id) ?? strangers.get(id)?.match,
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

function byId<T extends { readonly id: unknown }>(records: readonly T[]): ReadonlyMap<T['id'], T> {
  return new Map(records.map((record) => [record.id, record]));
}
