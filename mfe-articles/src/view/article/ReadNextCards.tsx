import type { Article } from 'shared-kernel/protocol/createArticleSource';
import { Link } from 'shared-kernel/router';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import styled from 'styled-components';
import { t } from '../../texts';
import { ArticleCard } from '../list/ArticleCard';

type Props = { articles: readonly Article[]; kind: ArticleKind; now: number };

/** Below an article: a few others of its kind, and a link to all of them. */
export function ReadNextCards({ articles, kind, now }: Props) {
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
