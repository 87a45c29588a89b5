import type { MatchWindow } from 'shared-kernel/contract/matches';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import type { RecordOfPage } from '../domain/recordMatches';

const DAY = 86_400;

/** What a store keeps, in days before and after today. */
const DAYS = 15;

/** Bounds what a server may answer that does not know such a request. */
export const MAX_OF_RECORD = 1000;

/** The matches of a fortnight before and after today. Days are those of UTC, so that all visitors ask for the same. */
export function matchesOfRecord({ kind, id }: RecordOfPage): MatchWindow {
  const parameter = kind === 'team' ? 'TeamId' : 'CompetitionId';
  return (now) => {
    const today = Math.floor(now / DAY) * DAY;
    const [from, to] = [today - DAYS * DAY, today + (DAYS + 1) * DAY].map((time) =>
      new Date(time * 1000).toISOString(),
    );
    return {
      path: REST_PATHS.matchRange,
      query: { FromDate: from ?? '', ToDate: to ?? '', PageSize: MAX_OF_RECORD, [parameter]: id },
    };
  };
}
