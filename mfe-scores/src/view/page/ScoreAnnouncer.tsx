import type { Observable } from 'rxjs';
import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import type { ScoreAnnouncement } from '../../state/scoreAnnouncements';
import { t } from '../../texts/texts';

const NONE: readonly ScoreAnnouncement[] = [];

/** Announces new scores to screen readers, politely and a few at a time. */
export function ScoreAnnouncer({ announcements$ }: { announcements$: Observable<readonly ScoreAnnouncement[]> }) {
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
