import type { Match } from 'shared-kernel/entities/match';
import { timelineLines } from '../../../domain/timelineLines';
import { t } from '../../../texts/detailTexts';
import type { TeamNames } from '../../parts/teamNames';
import { SubstitutionFold } from './SubstitutionFold';
import { Timeline } from './Timeline';

type Props = {
  match: Match;
  names: TeamNames;
  /** Index of the first incident that has just arrived. */
  newFrom: number | undefined;
  /** Nothing can be focused. */
  isQuiet?: boolean;
  /** Whether substitutions are shown at first. */
  isUnfolded?: boolean;
};

/** The events of a match; substitutions can be folded. */
export function MatchEvents({ match, names, newFrom, isQuiet = false, isUnfolded = false }: Props) {
  const { events, substitutions } = timelineLines(match, newFrom);
  return (
    <>
      {events.length > 0 ? (
        <Timeline label={t('detail.timeline')} lines={events} names={names} isQuiet={isQuiet} />
      ) : null}
      {substitutions.length > 0 ? (
        <SubstitutionFold lines={substitutions} names={names} isQuiet={isQuiet} isUnfolded={isUnfolded} />
      ) : null}
    </>
  );
}
