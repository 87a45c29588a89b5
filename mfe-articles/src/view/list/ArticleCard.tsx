import { memo } from 'react';
import { ARTICLE_LIST_LOOK as LOOK } from 'shared-kernel/design/articleListLook';
import type { Article } from 'shared-kernel/protocol/createArticleSource';
import { Link } from 'shared-kernel/router';
import { articlePath } from 'shared-kernel/rules/articleAddress';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import styled from 'styled-components';
import { PublishedTime } from './PublishedTime';
import { Thumbnail } from './Thumbnail';

type Props = {
  article: Article;
  kind: ArticleKind;
  /** Unix seconds. */
  now: number;
  /** The lead is large and has its whole description. */
  isLead: boolean;
  isEager: boolean;
};

/** One article of a list. The whole card is clickable; for screen readers it is one link, the title. */
export const ArticleCard = memo(function ArticleCard({ article, kind, now, isLead, isEager }: Props) {
  const lead = isLead || undefined;
  return (
    <Card data-lead={lead}>
      <Thumbnail image={article.image} isLarge={isLead} isEager={isEager} />
      <Words>
        <Title data-lead={lead}>
          <Link to={articlePath(kind, article)}>{article.name}</Link>
        </Title>
        <PublishedTime date={article.publishedDate} now={now} />
        {article.description && <Description data-lead={lead}>{article.description}</Description>}
      </Words>
    </Card>
  );
});

const Card = styled.article`${LOOK.card}`;

const Words = styled.div`${LOOK.words}`;

const Title = styled.h2`${LOOK.title}`;

const Description = styled.p`${LOOK.description}`;
