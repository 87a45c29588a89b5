import type { Shell } from 'shared-kernel/contract/shell';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { perShell } from 'shared-kernel/state/perShell';
import { type ArticleListStore, createArticleListStore } from './createArticleListStore';

const listsOf = perShell(
  (shell): Record<ArticleKind, ArticleListStore> => ({
    preview: createArticleListStore(shell, 'preview'),
    news: createArticleListStore(shell, 'news'),
  }),
);

/** The shell's one list of a kind: it must survive its screen. */
export function listStoreOf(shell: Shell, kind: ArticleKind): ArticleListStore {
  return listsOf(shell)[kind];
}
