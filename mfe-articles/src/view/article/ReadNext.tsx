import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useResource } from 'shared-kernel/react/useResource';
import { Link } from 'shared-kernel/router';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import styled from 'styled-components';
import { createReadNextStore } from '../../state/createReadNextStore';
import { minutesOf } from '../../state/minutes';
import { t } from '../../texts';
import { ArticleCard } from '../list/ArticleCard';

type Props = { shell: Shell; kind: ArticleKind; id: number | undefined };

/** Below an article: a few others of its kind, and a link to all of them. */
export function ReadNext({ shell, kind, id }: Props) {
  const store = useMemo(() => createReadNextStore(shell, kind, id), [shell, kind, id]);
  const articles = useResource(store).value ?? [];
  const minute$ = useMemo(() => minutesOf(shell.clock), [shell]);
  const now = useObservable(minute$, 0);
  return (
    <Section aria-label={t('article.readNext')}>
      <h2>{t('article.readNext')}</h2>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} kind={kind} now={now} isLead={false} isEager={false} />
      ))}
      <Link to={LIST_PATHS[kind]}>{t('article.all')} ›</Link>
    </Section>
  );
}

const Section = styled.aside`
  display: grid;
  gap: var(--space-4);
  max-width: 612px;
  margin: 48px auto 0;
  padding-top: var(--space-4);
  border-top: 1px solid var(--line-strong);
  & > h2 { margin: 0; font-size: 1.125rem; line-height: 1.4; }
  & > a { justify-self: start; color: var(--accent); font-weight: 600; line-height: 44px; text-decoration: none; }
  & > a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
