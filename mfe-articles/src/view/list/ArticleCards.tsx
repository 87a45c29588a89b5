import { memo } from 'react';
import type { Article } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import styled from 'styled-components';
import { ArticleCard } from './ArticleCard';

type Props = { articles: readonly Article[]; kind: ArticleKind; now: number };

/** The first cards, whose pictures load at once. */
const EAGER_CARDS = 3;

/** The newest article large, the others below it in two columns, or one on a phone. */
export const ArticleCards = memo(function ArticleCards({ articles, kind, now }: Props) {
  if (articles.length === 0) return null;
  return (
    // Safari does not treat a list without bullets as a list unless it has the role.
    <Cards role="list">
      {articles.map((article, index) => (
        <Item key={article.id} data-lead={index === 0 || undefined}>
          <ArticleCard article={article} kind={kind} now={now} isLead={index === 0} isEager={index < EAGER_CARDS} />
        </Item>
      ))}
    </Cards>
  );
});

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-6);
  }
`;

const Item = styled.li`
  padding: var(--space-3) 0;
  border-top: 1px solid var(--line);
  &[data-lead] { grid-column: 1 / -1; padding-top: 0; padding-bottom: var(--space-4); border-top: 0; }
  @media (min-width: 48em) {
    padding: var(--space-4) 0;
    &[data-lead] { padding-bottom: var(--space-6); }
  }
`;
