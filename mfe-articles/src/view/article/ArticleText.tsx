import { ARTICLE_LOOK as LOOK } from 'shared-kernel/design/articleLook';
import type { ArticleDetail } from 'shared-kernel/protocol/articleSource';
import { exactLabel } from 'shared-kernel/rules/publishedTime';
import styled from 'styled-components';
import { RichText } from './RichText';

/** An article to read: title, time, description and text, in a column of some seventy characters. */
export function ArticleText({ article }: { article: ArticleDetail }) {
  return (
    <Text>
      <Title>{article.name}</Title>
      <Time dateTime={article.publishedDate}>{exactLabel(article.publishedDate)}</Time>
      <Separator />
      {article.description && <Description>{article.description}</Description>}
      <RichText html={article.content} />
    </Text>
  );
}

const Text = styled.article`${LOOK.text}`;

const Title = styled.h1`${LOOK.title}`;

const Time = styled.time`${LOOK.time}`;

const Separator = styled.hr`${LOOK.separator}`;

const Description = styled.p`${LOOK.description}`;
