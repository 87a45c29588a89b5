import { Link } from 'shared-kernel/router';
import { addDays, type LocalDay } from 'shared-kernel/rules/localDay';
import styled from 'styled-components';
import { isKeptDay, isWithinStrip, type StripDirection } from '../../../domain/dayStrip';
import { t } from '../../../texts/texts';
import { fullDayName, longDayName } from '../../parts/dayStrip/dayName';
import { useSearchOfDay } from '../../parts/dayStrip/useSearchOfDay';
import { QuietButton } from '../../parts/states/QuietButton';

type Props = { today: LocalDay; chosen: LocalDay; direction: StripDirection };

/** The ways on from a day: the one before it and the one after, as far as there are any. */
export function NeighbourDays({ today, chosen, direction }: Props) {
  const searchOf = useSearchOfDay(today);
  const days = [addDays(chosen, -1), addDays(chosen, 1)].filter(
    (day) => isWithinStrip(day, today, direction) || (direction === 'back' && isKeptDay(day, today)),
  );
  return (
    <Row>
      {days.map((day) => (
        <DayLink key={day} as={Link} to={{ search: searchOf(day) }} data-way={day < chosen ? 'back' : 'on'}>
          {day === today ? t('day.today') : isKeptDay(day, today) ? fullDayName(day) : longDayName(day)}
        </DayLink>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
`;

const DayLink = styled(QuietButton)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  &[data-way='back']::before { content: '‹' / ''; }
  &[data-way='on']::after { content: '›' / ''; }
`;
