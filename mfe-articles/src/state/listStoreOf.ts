import type { Shell } from 'shared-kernel/contract/shell';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { type ArticleListStore, createArticleListStore } from './articleListStore';

const STORES = new WeakMap<Shell, Map<ArticleKind, ArticleListStore>>();

/** The shell's one list of a kind: it must survive its screen, and go when its shell goes. */
export function listStoreOf(shell: Shell, kind: ArticleKind): ArticleListStore {
  const stores = STORES.get(shell) ?? new Map<ArticleKind, ArticleListStore>();
  STORES.set(shell, stores);
  const store = stores.get(kind) ?? createArticleListStore(shell, kind);
  stores.set(kind, store);
  return store;
}
