import type { ArticleHome } from 'shared-kernel/cleaning/articleRules';
import { ARTICLE_LOOK as LOOK } from 'shared-kernel/design/articleLook';
import type { ArticleDetail } from 'shared-kernel/protocol/createArticleSource';
import { exactLabel } from 'shared-kernel/rules/publishedTime';
import styled from 'styled-components';
import { t } from '../../texts';
import { RichText } from './RichText';

type Props = {
  article: ArticleDetail;
  /** The same object for the same site. */
  home: ArticleHome;
};

/** An article: title, time, description and text, in a column of some seventy characters. */
export function ArticleText({ article, home }: Props) {
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
      <RichText html={article.content} home={home} />
    </Text>
  );
}

function Time({ date }: { date: string }) {
  return <time dateTime={date}>{exactLabel(date)}</time>;
}

const Text = styled.article`${LOOK.text}`;

const Title = styled.h1`${LOOK.title}`;

const Times = styled.p`${LOOK.times}`;

const Separator = styled.hr`${LOOK.separator}`;

const Description = styled.p`${LOOK.description}`;
