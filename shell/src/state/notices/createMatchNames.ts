import type { Shell } from 'shared-kernel/contract/shell';
import { toError } from 'shared-kernel/decode/toError';
import type { MatchId } from 'shared-kernel/entities/match';
import { type MatchNames, type MatchNews, matchNames } from 'shared-kernel/rules/matchNews';
import type { MatchStore } from 'shared-kernel/state/matches/createMatchStore';
import { completed } from '../../domain/notices/notice';
import { loadMatch } from '../live/loadMatch';

/** Remembered matches. The oldest are dropped first. */
const MAX_KNOWN = 10_000;

/** Most requests at a time: a visitor cannot read more toasts than this. */
const MAX_ASKED = 20;

export type MatchNameSource = ReturnType<typeof createMatchNames>;

/**
 * The names of matches, for notices whose push brings none (M9): from the store, an earlier push, or the server. It requests
 * one match at a time. Failures are not remembered: the match's next notice asks again.
 */
export function createMatchNames(shell: Pick<Shell, 'http' | 'report'>, store: MatchStore) {
  const pushed = new Map<MatchId, MatchNames>();
  const asked = new Map<MatchId, Promise<void>>();

  return {
    /** Keeps the names in a push for the match's next one, which may have none. */
    learnFrom({ match_id: id, names }: MatchNews) {
      if (!(names.home ?? names.away ?? names.competition)) return;
      const known = completed(names, pushed.get(id));
      // Delete first, so that the map keeps the order of updates.
      pushed.delete(id);
      pushed.set(id, known);
      const [oldest] = pushed.keys();
      if (pushed.size > MAX_KNOWN && oldest !== undefined) pushed.delete(oldest);
    },
    /** The names that are known already. */
    of(id: MatchId): MatchNames | undefined {
      const match = store.get(id);
      if (!match) return pushed.get(id);
      const [home, away] = [match.home_team_id, match.away_team_id].map((team) => store.teams.get(team)?.name);
      return completed(matchNames(home, away, store.competitions.get(match.competition_id)?.name), pushed.get(id));
    },
    /** Asks the server, unless a request is under way; resolves when it is over. */
    find(id: MatchId): Promise<void> {
      const underWay = asked.get(id);
      if (underWay) return underWay;
      if (asked.size >= MAX_ASKED) return Promise.resolve();
      const finding = loadMatch(shell, id)
        .then(store.meet)
        .catch((error: unknown) => shell.report(toError(error)))
        .finally(() => asked.delete(id));
      asked.set(id, finding);
      return finding;
    },
  };
}
