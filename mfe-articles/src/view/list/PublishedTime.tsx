import { memo } from 'react';
import { ARTICLE_LIST_LOOK as LOOK } from 'shared-kernel/design/articleListLook';
import { exactLabel, relativeLabel } from 'shared-kernel/rules/publishedTime';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../texts';

type Props = {
  /** ISO date with zone. */
  date: string;
  /** Unix seconds. */
  now: number;
};

/** "2 giờ trước"; the exact time on hover, and for screen readers. */
export const PublishedTime = memo(function PublishedTime({ date, now }: Props) {
  const exact = t('list.published', { time: exactLabel(date) });
  return (
    <Time dateTime={date} title={exact}>
      {relativeLabel(date, now) ?? t('list.justNow')}
      <HiddenText> · {exact}</HiddenText>
    </Time>
  );
});

const Time = styled.time`${LOOK.time}`;
