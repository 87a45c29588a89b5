import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import type { RecordOfPage } from '../../../domain/recordMatches';
import { t } from '../../../texts/detailTexts';

/** What the page of a team or a competition says of itself, on the server and in the app. */
export function textsOfRecord(kind: RecordOfPage['kind'], name: string): PageTexts {
  return { title: t(`record.${kind}.title`, { name }), description: t(`record.${kind}.description`, { name }) };
}

/** The texts of an address without a record. */
export function textsOfNoRecord(kind: RecordOfPage['kind']): PageTexts {
  return { title: t(`record.${kind}.unknown`), description: t('record.unknownDescription') };
}
