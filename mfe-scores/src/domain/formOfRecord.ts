import type { SeasonTeam } from 'shared-kernel/entities/seasonTables';
import { formOf } from './form';
import type { RecordMatches, RecordOfPage } from './recordMatches';

const LETTERS = { won: 'W', drawn: 'D', lost: 'L' } as const;

/** How the last matches of a team's page ended, as tables tell it, the newest last; nothing of a competition. */
export function formOfRecord({ kind, id }: RecordOfPage, { results }: RecordMatches): SeasonTeam['form'] {
  if (kind === 'competition') return [];
  return formOf(id, results, Number.POSITIVE_INFINITY).map((outcome) => LETTERS[outcome]);
}
