import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { t } from '../../texts';

/** What a page of a list is called, but for the first, whose texts are in `routes.json`. */
export function textsOfPage(kind: ArticleKind, page: number): PageTexts {
  return {
    title: t('list.page', { title: t(`list.${kind}.title`), page }),
    description: t(`list.${kind}.intro`),
  };
}
