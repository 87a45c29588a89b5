import styled from 'styled-components';
import { cardLook } from '../../parts/row/cardLook';

export type IncidentIconName =
  | 'goal'
  | 'ownGoal'
  | 'missedPenalty'
  | 'yellow'
  | 'red'
  | 'secondYellow'
  | 'substitution'
  | 'var';

/** An icon for an entry; the text beside it is for screen readers. */
export function IncidentIcon({ name }: { name: IncidentIconName }) {
  switch (name) {
    case 'yellow':
    case 'red':
      return <Card data-colour={name} aria-hidden="true" />;
    case 'secondYellow':
      return (
        <Two aria-hidden="true">
          <Card data-colour="yellow" />
          <Card data-colour="red" />
        </Two>
      );
    case 'substitution':
      return (
        <Icon viewBox="0 0 16 16" aria-hidden="true">
          <path data-colour="on" d="M5 13V3M2 6l3-3 3 3" />
          <path data-colour="off" d="M11 3v10M8 10l3 3 3-3" />
        </Icon>
      );
    case 'var':
      return (
        <Icon viewBox="0 0 16 16" aria-hidden="true">
          <rect x="1.5" y="3" width="13" height="9" rx="1" />
          <path d="M5.5 14.5h5" />
        </Icon>
      );
    case 'goal':
    case 'ownGoal':
    case 'missedPenalty':
      return <Ball isOwn={name === 'ownGoal'} isMissed={name === 'missedPenalty'} />;
  }
}

function Ball({ isOwn, isMissed }: { isOwn: boolean; isMissed: boolean }) {
  return (
    <Icon viewBox="0 0 16 16" aria-hidden="true" data-own={isOwn || undefined}>
      <circle cx="8" cy="8" r="6.5" />
      <path d="M8 5.2l2.6 1.9-1 3.1H6.4l-1-3.1z" data-filled />
      {isMissed ? <path data-colour="off" d="M2 14L14 2" /> : null}
    </Icon>
  );
}

const Icon = styled.svg`
  flex: none;
  width: 16px;
  height: 16px;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.5;
  color: var(--ink);
  & [data-filled] { fill: currentcolor; }
  & [data-colour='on'] { stroke: var(--up); }
  & [data-colour='off'] { stroke: var(--down); }
  &[data-own] { color: var(--down); }
`;

const Two = styled.span`
  display: inline-flex;
  flex: none;
  width: 16px;
  & > i + i { margin: 2px 0 0 -6px; }
`;

const Card = styled.i`
  flex: none;
  width: 10px;
  height: 14px;
  margin: 0 3px;
  ${cardLook}

`;
