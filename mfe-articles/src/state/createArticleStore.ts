import type { Shell } from 'shared-kernel/contract/shell';
import { type ArticleDetail, createArticleSource } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { ASKED_TO_READ_NEXT, toReadNext } from '../domain/readNext';

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

type ReadNextAccess = Pick<Shell, 'http' | 'report' | 'site'>;

/** The newest other articles of a kind, to read next. The page works without them, so there is no retry. */
export function createReadNextStore(shell: ReadNextAccess, kind: ArticleKind, id: number | undefined) {
  const source = createArticleSource(shell, kind);
  return createResource({
    async load(signal) {
      const { articles } = await source.page(1, { signal, pageSize: ASKED_TO_READ_NEXT });
      return toReadNext(articles, id);
    },
    report: shell.report,
  });
}
