import { useMemo } from 'react';
import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import type { MatchId } from 'shared-kernel/entities/match';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import type { RowStore } from '../../state/createRowStore';
import { type ScoreAnnouncement, scoreAnnouncements } from '../../state/scoreAnnouncements';
import { t } from '../../texts/texts';

const NONE: readonly ScoreAnnouncement[] = [];

type Props = Pick<RowStore, 'scored$' | 'entries'> & {
  /** Announces this match alone; the store may know others for its form. */
  only?: MatchId;
};

/** Announces new scores to screen readers, politely and a few at a time, where no toast of the shell does: each is heard once. */
export function ScoreAnnouncer({ scored$, entries, only }: Props) {
  const announcements$ = useMemo(() => scoreAnnouncements({ scored$, entries }, only), [scored$, entries, only]);
  const announcements = useObservable(announcements$, NONE);
  return (
    <Region role="status">
      {announcements.map(({ id, home, away, score }) => (
        <p key={id}>{t('announce.score', { home, away, homeScore: score.home, awayScore: score.away })}</p>
      ))}
    </Region>
  );
}

const Region = styled.div`
  ${visuallyHidden}
`;
