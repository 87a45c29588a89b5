import type { Criterion } from 'shared-kernel/entities/seasonTables';
import { t } from '../../texts/seasonNotesTexts';

/** How teams with equal points are placed, in one sentence. */
export function ruleText(criteria: readonly Criterion[]): string {
  return t('seasonNotes.rule', { criteria: criteria.map((by) => t(`seasonNotes.criterion.${by}`)).join(', ') });
}
