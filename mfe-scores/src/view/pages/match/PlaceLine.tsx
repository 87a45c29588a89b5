import type { MatchInfo } from 'shared-kernel/entities/matchInfo';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';
import { roundName } from '../../../texts/roundName';

/** The round that the match belongs to, where it is, and who referees it. One line is kept where neither is known yet. */
export function PlaceLine({ info }: { info: MatchInfo | undefined }) {
  const { venue, referee } = info ?? {};
  const round = info && roundName(info);
  return (
    <Line>
      {round ? <b>{round}</b> : null}
      {venue ? (
        <span>{venue.city ? t('match.placeInCity', { place: venue.name, city: venue.city }) : venue.name}</span>
      ) : null}
      {referee ? <span>{t('match.referee', { name: referee })}</span> : null}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: var(--space-3);
  min-height: 1.5em;
  margin: calc(-1 * var(--space-2)) 0 0;
  color: var(--ink-2);
  font-size: 0.8125rem;
  line-height: 1.5;
  text-align: center;
  overflow-wrap: anywhere;
  & > b { font-weight: 500; }
`;
