import type { Shell } from 'shared-kernel/contract/shell';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { Announcement } from 'shared-kernel/ui/Announcement';
import styled from 'styled-components';
import { isKeptDay, type StripDirection } from '../../../domain/dayStrip';
import type { DayPageName } from '../../../state/boardKind';
import type { BoardStore } from '../../../state/createBoardStore';
import { PAGE_FILTERS } from '../../../state/pageFilter';
import { t } from '../../../texts/texts';
import { BoardPage } from '../../parts/BoardPage';
import { DayStrip } from '../../parts/dayStrip/DayStrip';
import { longDayName } from '../../parts/dayStrip/dayName';
import { useDays } from '../../parts/useDays';
import { useDescription } from '../../parts/useDescription';
import { BoardArea } from '../live/BoardArea';
import { usePageFilter } from '../live/usePageFilter';
import { DayField } from './DayField';
import { DayTitle } from './DayTitle';
import { textsOfDay } from './dayTexts';
import { NeighbourDays } from './NeighbourDays';
import { PastDayOfStore } from './PastDayOfStore';

type Props = { shell: Shell; page: DayPageName; boardOf: (day: LocalDay) => BoardStore };

const DIRECTION: Readonly<Record<DayPageName, StripDirection>> = { results: 'back', fixtures: 'ahead' };

/** Results or fixtures: the matches of the day in the address. */
export function DayPage({ shell, page, boardOf }: Props) {
  usePageFilter(shell);
  const { isBeyond, ...shown } = useDays(shell.clock, DIRECTION[page]);
  const { today, chosen } = shown;
  const days = { ...shown, direction: DIRECTION[page] };
  const title = t(`page.${page}`);
  useDescription(shell, textsOfDay(page, chosen, today));
  return (
    <BoardPage>
      <DayTitle title={title}>{page === 'results' ? <DayField today={today} chosen={chosen} /> : null}</DayTitle>
      <DayStrip {...days} />
      <Announcement text={longDayName(chosen)} />
      {isBeyond ? <Beyond role="status">{t('day.beyond')}</Beyond> : null}
      {isKeptDay(chosen, today) ? (
        <PastDayOfStore shell={shell} day={chosen} today={today} />
      ) : (
        <BoardArea
          key={chosen}
          shell={shell}
          board={boardOf(chosen)}
          tabs={PAGE_FILTERS}
          label={title}
          look={page === 'results' ? 'scores' : 'scoresAndOdds'}
          day={chosen}
          whenEmpty={<NeighbourDays {...days} />}
        />
      )}
    </BoardPage>
  );
}

const Beyond = styled.p`
  margin: 0 0 var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--ink-2);
  font-size: 0.875rem;
`;
