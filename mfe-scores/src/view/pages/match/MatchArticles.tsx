import { useId } from 'react';
import type { MatchArticle } from 'shared-kernel/entities/matchArticle';
import { Link } from 'shared-kernel/router';
import { articlePath } from 'shared-kernel/rules/articleAddress';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';
import { Panel } from '../../parts/states/Panel';

type Props = {
  articles: readonly MatchArticle[];
  /** The score of the match is hidden, and news may reveal it. */
  areNewsHidden: boolean;
};

/** Previews and news that name the match; nothing where there are none. */
export function MatchArticles({ articles, areNewsHidden }: Props) {
  const heading = useId();
  const shown = articles.filter(({ kind }) => kind === 'commentary' || !areNewsHidden);
  if (shown.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>{t('match.articles')}</h2>
      <ul>
        {shown.map(({ kind, id, slug, name }) => (
          <li key={`${kind} ${id}`}>
            <Link to={articlePath(kind === 'news' ? 'news' : 'preview', { id, slug })}>
              <small>{t(`match.article.${kind}`)}</small> <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Card = styled(Panel)`
  padding: var(--space-4);
  & > h2 { margin: 0 0 var(--space-2); font-size: 1rem; }
  & > ul { display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none; }
  & a { display: block; padding: var(--space-3) 0; color: var(--ink); line-height: 1.4; text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & li + li { border-top: 1px solid var(--line); }
  & small { margin-inline-end: var(--space-2); color: var(--ink-2); font-size: 0.75rem; }
`;
