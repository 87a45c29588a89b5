import styled from 'styled-components';
import type { PlayerEvent } from '../../../domain/playerEvents';
import { IncidentIcon } from '../detail/IncidentIcon';

/** The sign of an event; the text beside it is for screen readers. */
export function PlayerEventIcon({ kind }: Pick<PlayerEvent, 'kind'>) {
  switch (kind) {
    case 'comesOn':
    case 'goesOff':
      return (
        <Arrow viewBox="0 0 16 16" aria-hidden="true" data-way={kind}>
          <path d={kind === 'comesOn' ? 'M8 13V3M4 7l4-4 4 4' : 'M8 3v10M4 9l4 4 4-4'} />
        </Arrow>
      );
    case 'penalty':
      return <IncidentIcon name="goal" />;
    default:
      return <IncidentIcon name={kind} />;
  }
}

const Arrow = styled.svg`
  flex: none;
  width: 16px;
  height: 16px;
  fill: none;
  stroke: var(--up);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;
  &[data-way='goesOff'] { stroke: var(--down); }
`;
