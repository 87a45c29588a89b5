import type { Outcome } from 'shared-kernel/entities/seasonTables';
import type { FormResult } from 'shared-kernel/entities/teamForm';
import { MATCH_FORM_MOST } from 'shared-kernel/protocol/rest';
import { formOf } from './form';
import type { RecordMatches, RecordOfPage } from './recordMatches';

/**
 * How the last matches of a team's page ended in all competitions, the newest last; nothing of a competition.
 *
 * @param kept of results that are kept for good, which go farther back than the page (0038). Of a match that the page has,
 * the page knows more: it is live.
 */
export function formOfRecord(
  { kind, id }: RecordOfPage,
  { live, fixtures, results }: RecordMatches,
  kept: readonly FormResult[] = [],
): Outcome[] {
  if (kind === 'competition') return [];
  const onPage = new Set([live, fixtures, results].flat().map((match) => match.id));
  const before = kept.filter(({ match_id }) => match_id === undefined || !onPage.has(match_id));
  const ended = results.flatMap((match) =>
    formOf(id, [match], Number.POSITIVE_INFINITY).map((outcome) => ({
      match_time: match.match_time,
      outcome,
    })),
  );
  const all = [...before, ...ended].sort((one, other) => one.match_time - other.match_time);
  return all.slice(-MATCH_FORM_MOST).map(({ outcome }) => outcome);
}
