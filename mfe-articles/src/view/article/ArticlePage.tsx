import { useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useResource } from 'shared-kernel/react/useResource';
import { Navigate } from 'shared-kernel/router';
import { articleIdOf, articlePath, articleSegment } from 'shared-kernel/rules/articleAddress';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { ownSiteOf } from 'shared-kernel/rules/ownLink';
import { whileMatchIsKept } from '../../domain/whileMatchIsKept';
import { createArticleStore, createReadNextStore } from '../../state/createArticleStore';
import { minutesOf } from '../../state/minutes';
import { t } from '../../texts';
import { useTopOnOpen } from '../useTopOnOpen';
import { ArticleView } from './ArticleView';
import { useOwnLinks } from './ownLinks';
import { ReadNextCards } from './ReadNextCards';
import { RichText } from './RichText';

export type ArticlePageProps = {
  shell: Shell;
  kind: ArticleKind;
  /** The last of the address, decoded. */
  segment: string;
};

/** One article, whose address is its id and slug. */
export function ArticlePage({ shell, kind, segment }: ArticlePageProps) {
  const id = articleIdOf(segment);
  const store = useMemo(() => createArticleStore(shell, kind, id), [shell, kind, id]);
  const loaded = useResource(store);
  const view = { ...loaded, value: loaded.value && whileMatchIsKept(loaded.value, shell.clock.now()) };
  const hasContent = view.kind === 'loaded';
  const article = view.value;

  useEffect(() => {
    if (hasContent) shell.contentDrawn();
  }, [shell, hasContent]);
  const ownSite = useMemo(() => ownSiteOf(shell, window.location.host), [shell]);
  const home = useMemo(() => ({ pictures: shell.site.api_base, hosts: ownSite.hosts }), [shell, ownSite]);
  const followOwnLink = useOwnLinks(ownSite);
  useTopOnOpen(id);
  const title = article?.name ?? (hasContent ? t('missing.title') : undefined);
  const description = article?.description ?? '';
  useEffect(
    () => (title === undefined ? undefined : shell.describePage({ title, description })),
    [shell, title, description],
  );

  return (
    <>
      {article && segment !== articleSegment(article) && <Navigate to={articlePath(kind, article)} replace />}
      <ArticleView
        kind={kind}
        view={view}
        textOf={({ content }) => <RichText html={content} home={home} />}
        readNext={<ReadNext shell={shell} kind={kind} id={id} />}
        onRetry={store.retry}
        onClick={followOwnLink}
      />
    </>
  );
}

type ReadNextProps = { shell: Shell; kind: ArticleKind; id: number | undefined };

/** Loads what stands below an article. */
function ReadNext({ shell, kind, id }: ReadNextProps) {
  const store = useMemo(() => createReadNextStore(shell, kind, id), [shell, kind, id]);
  const articles = useResource(store).value ?? [];
  const minute$ = useMemo(() => minutesOf(shell.clock), [shell]);
  const now = useObservable(minute$, 0);
  return <ReadNextCards articles={articles} kind={kind} now={now} />;
}
