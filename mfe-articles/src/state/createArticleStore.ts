import type { Shell } from 'shared-kernel/contract/shell';
import { type ArticleDetail, createArticleSource } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';

type Access = Pick<Shell, 'http' | 'report' | 'connection$' | 'site'>;

/** One article by its id; the value is `undefined` when there is no such article or no id. */
export function createArticleStore(shell: Access, kind: ArticleKind, id: number | undefined) {
  const source = createArticleSource(shell, kind);
  return createResource<ArticleDetail | undefined>({
    load: async (signal) => (id === undefined ? undefined : source.detail(id, { signal })),
    report: shell.report,
    retry: retryOnReconnect(shell),
  });
}
