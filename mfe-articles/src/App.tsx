import { matchPattern } from 'shared-kernel/contract/matchPattern';
import type { AppProps } from 'shared-kernel/contract/shell';
import { useLocation, useSearchParams } from 'shared-kernel/router';
import { ARTICLE_KINDS, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { decodedSegment } from './domain/decodedSegment';
import { PAGE_PARAMETER, pageNumberOf } from './domain/listPage';
import { LazyArticlePage } from './view/article/LazyArticlePage';
import { ArticleListPage } from './view/list/ArticleListPage';

/** Previews and news: a list of each kind, and an article one path segment below it. */
export default function App({ shell }: AppProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const first = pageNumberOf(search.get(PAGE_PARAMETER));
  for (const kind of ARTICLE_KINDS) {
    if (matchPattern(LIST_PATHS[kind], pathname)) {
      return <ArticleListPage key={`${kind} ${first}`} shell={shell} kind={kind} first={first} />;
    }
    const segment = matchPattern(`${LIST_PATHS[kind]}/:segment`, pathname)?.segment;
    if (segment !== undefined) {
      return <LazyArticlePage shell={shell} kind={kind} segment={decodedSegment(segment)} />;
    }
  }
  return null;
}
