import type { ArticleDetail } from 'shared-kernel/protocol/articleSource';
import { exactLabel } from 'shared-kernel/rules/publishedTime';
import styled from 'styled-components';
import { SafeHtml } from './SafeHtml';

/** An article to read: title, time, description and text, in a column of some seventy characters. */
export function ArticleText({ article }: { article: ArticleDetail }) {
  return (
    <Text>
      <Title>{article.name}</Title>
      <Time dateTime={article.publishedDate}>{exactLabel(article.publishedDate)}</Time>
      <Separator />
      {article.description && <Description>{article.description}</Description>}
      <SafeHtml html={article.content} />
    </Text>
  );
}

/** Phones and what is nearly one: the breakpoint the specification gives for details. */
const Text = styled.article`
  max-width: 36em;
  margin: 0 auto;
  font-size: 17px;
  line-height: 1.65;
  overflow-wrap: break-word;
  @media (max-width: 767px) { font-size: 16px; line-height: 1.6; }
`;

const Title = styled.h1`
  margin: var(--space-2) 0 var(--space-3);
  font-size: 30px;
  line-height: 1.28;
  text-wrap: balance;
  @media (max-width: 767px) { font-size: 20px; line-height: 1.35; }
`;

const Time = styled.time`
  color: var(--ink-3);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

const Separator = styled.hr`
  margin: var(--space-3) 0 var(--space-4);
  border: 0;
  border-top: 1px solid var(--line-strong);
`;

const Description = styled.p`
  margin: 0 0 var(--space-6);
  font-size: 18px;
  font-weight: 600;
  line-height: 1.55;
  @media (max-width: 767px) { font-size: 16px; }
`;
