import type { PastMatch } from 'shared-kernel/entities/matchHistory';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { pastOutcome, pastWinner } from '../../../domain/pastOutcome';
import { FormBadge, saidOf } from '../../parts/FormBadges';
import { useRowClicks } from '../../parts/row/useRowClicks';
import { PastRow } from './PastRow';

type Props = {
  matches: readonly PastMatch[];
  /** Whether each says how it ended for the team of the list, which is bold; else the winner is. */
  hasOutcomes?: boolean;
};

/** Matches of the past, the newest first. */
export function PastMatches({ matches, hasOutcomes = false }: Props) {
  // Rows have links of the router alone, which know the base of the pages.
  const clicks = useRowClicks('');
  return (
    <List data-outcomes={hasOutcomes || undefined} {...clicks}>
      {matches.map((match, index) => (
        <PastRow
          key={index}
          match={match}
          bold={hasOutcomes ? match.side : pastWinner(match)}
          competition={match.competition}
        >
          {hasOutcomes ? <Ending match={match} /> : null}
        </PastRow>
      ))}
    </List>
  );
}

function Ending({ match }: { match: PastMatch }) {
  const outcome = pastOutcome(match);
  return (
    <>
      <HiddenText>{`${saidOf([outcome])}: `}</HiddenText>
      <FormBadge outcome={outcome} />
    </>
  );
}

/** In two columns where there is room, as other lists are. */
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  &:not([data-outcomes]) {
    @media (min-width: 64em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;
