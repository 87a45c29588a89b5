import type { PastMatch } from 'shared-kernel/entities/matchHistory';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { pastOutcome, pastWinner } from '../../../domain/pastOutcome';
import { FormBadge, saidOf } from '../../parts/FormBadges';
import { PastList } from './PastList';
import { PastRow } from './PastRow';

type Props = {
  matches: readonly PastMatch[];
  /** Whether each says how it ended for the team of the list, which is bold; else the winner is. */
  hasOutcomes?: boolean;
};

/** Matches of the past, the newest first. */
export function PastMatches({ matches, hasOutcomes = false }: Props) {
  return (
    <PastList isNarrow={hasOutcomes}>
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
    </PastList>
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
