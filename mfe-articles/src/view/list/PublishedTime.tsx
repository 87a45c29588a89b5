import { memo, useContext } from 'react';
import { exactLabel, relativeLabel } from 'shared-kernel/rules/publishedTime';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../texts';
import { ZoneContext } from '../zone';

type Props = {
  /** ISO date with zone. */
  date: string;
  /** Unix seconds. */
  now: number;
};

/** "2 giờ trước"; the exact time on hover, and for screen readers. */
export const PublishedTime = memo(function PublishedTime({ date, now }: Props) {
  const exact = t('list.published', { time: exactLabel(date, useContext(ZoneContext)) });
  return (
    <Time dateTime={date} title={exact}>
      <span>{relativeLabel(date, now) ?? t('list.justNow')}</span>
      <HiddenText>{` · ${exact}`}</HiddenText>
    </Time>
  );
});

/** Above the link that covers the card, so that the exact time shows on hover. */
const Time = styled.time`
  position: relative;
  z-index: 1;
  align-self: flex-start;
  color: var(--ink-3);
  font-size: 0.8125rem;
`;
