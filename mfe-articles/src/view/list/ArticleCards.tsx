import { memo } from 'react';
import { ARTICLE_LIST_LOOK as LOOK } from 'shared-kernel/design/articleListLook';
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

const Cards = styled.ul`${LOOK.cards}`;

const Item = styled.li`${LOOK.item}`;
