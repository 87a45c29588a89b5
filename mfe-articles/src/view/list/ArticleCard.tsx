import { memo } from 'react';
import { PHONE } from 'shared-kernel/design/media';
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

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  column-gap: var(--space-3);
  align-items: start;
  &[data-lead] { grid-template-columns: minmax(0, 1fr); row-gap: var(--space-3); }
  @media (min-width: 48em) {
    grid-template-columns: 128px minmax(0, 1fr);
    column-gap: var(--space-4);
    &[data-lead] { grid-template-columns: minmax(0, 55fr) minmax(0, 45fr); column-gap: var(--space-6); }
  }
  @media (min-width: 64em) { &:not([data-lead]) { grid-template-columns: 176px minmax(0, 1fr); } }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
`;

/** The link covers the whole card. */
const Title = styled.h2`
  margin: 0;
  font-size: 1rem;
  line-height: 1.35;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  & > a { color: inherit; text-decoration: none; }
  & > a:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
  & > a::after { content: ''; position: absolute; inset: 0; }
  @media ${PHONE} { font-size: 0.9375rem; }
  &[data-lead] { font-size: 1.25rem; }
  @media (min-width: 48em) { &[data-lead] { font-size: 1.625rem; line-height: 1.3; } }
`;

const Description = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  color: var(--ink-2);
  line-height: 1.5;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  @media ${PHONE} { font-size: 0.875rem; line-height: 1.45; }
  &[data-lead] { -webkit-line-clamp: 5; }
  @media (min-width: 48em) { &[data-lead] { margin-top: var(--space-2); font-size: 1.0625rem; line-height: 1.55; } }
`;
