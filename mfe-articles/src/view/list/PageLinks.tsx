import type { ReactNode } from 'react';
import { Link } from 'shared-kernel/router';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import type { ArticleList } from '../../domain/articleList';
import { listPath } from '../../domain/listPage';
import { t } from '../../texts';
import { More } from './More';

type Props = { kind: ArticleKind; list: ArticleList; children?: ReactNode };

/** Links to the pages around those of the list: it goes on without a script, and from its middle there is a way back. */
export function PageLinks({ kind, list, children }: Props) {
  const { first, pages } = list;
  // Behind the last page nobody knows how far back that is.
  const before = list.articles.length > 0 ? first - 1 : 1;
  return (
    <More as="nav" aria-label={t('list.pages')}>
      {first > 1 && (
        <Link to={listPath(kind, before)} rel="prev">
          ‹ {t('list.earlier')}
        </Link>
      )}
      {list.kind === 'hasMore' && (
        <Link to={listPath(kind, first + pages)} rel="next">
          {t('list.later')} ›
        </Link>
      )}
      {children}
    </More>
  );
}
