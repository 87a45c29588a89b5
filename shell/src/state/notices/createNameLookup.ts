import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { decodeMatchRange, type MatchRange } from 'shared-kernel/protocol/matchRange';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { type MatchNames, type Notice, withNames } from '../../domain/notices/notice';
import type { Toasts } from './createToasts';

/** Other servers push no names: those of the toasts on screen are asked for, of each match once (M9). */
export function createNameLookup({ http, report }: Pick<Shell, 'http' | 'report'>, toasts: Toasts) {
  const asked = new Set<MatchId>();

  const lookUp = async (ids: readonly MatchId[]) => {
    for (const id of ids) asked.add(id);
    try {
      const decode = (raw: unknown) => decodeMatchRange(raw, report);
      const names = namesIn(await http.get(REST_PATHS.match, { query: { Id: ids }, decode }));
      toasts.change((notice) => withNames(notice, names.get(notice.matchId) ?? notice.names));
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return {
    open() {
      const following = toasts.stack$.subscribe(({ shown }) => {
        const ids = shown.filter(isNameless).map(({ matchId }) => matchId);
        const unasked = [...new Set(ids)].filter((id) => !asked.has(id));
        if (unasked.length > 0) void lookUp(unasked);
      });
      return () => following.unsubscribe();
    },
  };
}

function isNameless({ names }: Notice): boolean {
  return names.home === undefined || names.away === undefined;
}

function namesIn({ matches, teams, competitions }: MatchRange): Map<MatchId, MatchNames> {
  const teamName = new Map(teams.map(({ id, name }) => [id, name]));
  const competitionName = new Map(competitions.map(({ id, name }) => [id, name]));
  return new Map(
    matches.map(({ id, home_team_id, away_team_id, competition_id }) => [
      id,
      {
        home: teamName.get(home_team_id),
        away: teamName.get(away_team_id),
        competition: competitionName.get(competition_id),
      },
    ]),
  );
}
