import type { Shell } from 'shared-kernel/contract/shell';
import { createArticleSource } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { createResource } from 'shared-kernel/state/createResource';

/** As many as fit on a phone's screen. */
const MOST = 3;

type Access = Pick<Shell, 'http' | 'report' | 'site'>;

/** The newest other articles of a kind, to read next. The page works without them, so there is no retry. */
export function createReadNextStore(shell: Access, kind: ArticleKind, id: number | undefined) {
  const source = createArticleSource(shell, kind);
  return createResource({
    async load(signal) {
      const { articles } = await source.page(1, { signal });
      return articles.filter((article) => article.id !== id).slice(0, MOST);
    },
    report: shell.report,
  });
}
