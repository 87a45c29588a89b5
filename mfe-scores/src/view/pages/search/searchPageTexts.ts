import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import { t } from '../../../texts/searchTexts';

/** What the page says of itself, on the server and in the app. */
export function textsOfSearch(text: string): PageTexts {
  return { title: text ? t('search.titleOf', { text }) : t('search.title'), description: t('search.description') };
}
