import { type ReactNode, useContext } from 'react';
import type { ArticleDetail } from 'shared-kernel/protocol/createArticleSource';
import { Link } from 'shared-kernel/router';
import { pageAddress } from 'shared-kernel/rules/pageAddress';
import { exactLabel } from 'shared-kernel/rules/publishedTime';
import styled from 'styled-components';
import { t } from '../../texts';
import { ZoneContext } from '../zone';
import { Separator, Text } from './parts';

type Props = {
  article: ArticleDetail;
  /** The article's cleaned HTML. */
  children: ReactNode;
};

/** An article: title, time, description and text, in a column of some seventy characters. */
export function ArticleText({ article, children }: Props) {
  return (
    <Text>
      <Title>{article.name}</Title>
      <Times>
        <Time date={article.publishedDate} />
        {article.updatedDate && (
          <span>
            {t('article.updated')} <Time date={article.updatedDate} />
          </span>
        )}
      </Times>
      <Separator />
      {article.description && <Description>{article.description}</Description>}
      {children}
      {article.match === undefined ? null : (
        <MatchLink to={pageAddress('match', article.match)}>{t('article.match')} ›</MatchLink>
      )}
    </Text>
  );
}

function Time({ date }: { date: string }) {
  return <time dateTime={date}>{exactLabel(date, useContext(ZoneContext))}</time>;
}

const Title = styled.h1`
  margin: var(--space-2) 0 var(--space-3);
  font-size: 1.875rem;
  line-height: 1.28;
  text-wrap: balance;
  @media (max-width: 47.9375em) { font-size: 1.25rem; line-height: 1.35; }
`;

const MatchLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: var(--space-3);
  color: var(--accent);
  font-weight: 600;
`;

const Times = styled.p`
  margin: 0;
  & > * { color: var(--ink-3); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  & > * + * { display: inline-block; margin-left: var(--space-4); }
`;

const Description = styled.p`
  margin: 0 0 var(--space-6);
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.55;
  @media (max-width: 47.9375em) { font-size: 1rem; }
`;
