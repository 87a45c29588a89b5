import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { type ArticleDetail, createArticleSource } from 'shared-kernel/protocol/articleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { nextTry } from './nextTry';
import { toError } from './toError';

/** What a detail screen shows. */
export type ArticleView =
  | { kind: 'loading' }
  | { kind: 'shown'; article: ArticleDetail }
  | { kind: 'missing' }
  | { kind: 'failed' };

type Access = Pick<Shell, 'http' | 'report' | 'connection$'>;

/** One article by its id; without an id there is none. One that could not be had is asked for again by itself. */
export function createArticleStore(shell: Access, kind: ArticleKind, id: number | undefined) {
  const source = createArticleSource(shell, kind);
  const view$ = new BehaviorSubject<ArticleView>(id === undefined ? { kind: 'missing' } : { kind: 'loading' });
  let request: AbortController | undefined;
  let stopWaiting = () => {};
  let failures = 0;

  async function load() {
    if (id === undefined) return;
    stop();
    request = new AbortController();
    const { signal } = request;
    try {
      const article = await source.detail(id, { signal });
      if (!signal.aborted) view$.next(article ? { kind: 'shown', article } : { kind: 'missing' });
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function fail(error: unknown) {
    shell.report(toError(error));
    failures += 1;
    view$.next({ kind: 'failed' });
    stopWaiting = nextTry(shell, failures, () => void load());
  }

  function stop() {
    request?.abort();
    stopWaiting();
  }

  return {
    view$,
    /** At once, because the visitor asked. */
    retry() {
      view$.next({ kind: 'loading' });
      void load();
    },
    /** Loads the article; the function it returns stops that. */
    open() {
      void load();
      return stop;
    },
  };
}
