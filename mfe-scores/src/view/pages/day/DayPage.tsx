import type { Shell } from 'shared-kernel/contract/shell';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { Announcement } from 'shared-kernel/ui/Announcement';
import styled from 'styled-components';
import { type StripDirection, stripDays } from '../../../domain/dayStrip';
import type { DayPageName } from '../../../state/boardKind';
import type { BoardStore } from '../../../state/createBoardStore';
import { PAGE_FILTERS } from '../../../state/pageFilter';
import { t } from '../../../texts/texts';
import { BoardPage } from '../../parts/BoardPage';
import { DayStrip } from '../../parts/dayStrip/DayStrip';
import { dateOf, longDayName } from '../../parts/dayStrip/dayName';
import { useDays } from '../../parts/useDays';
import { BoardArea } from '../live/BoardArea';
import { usePageFilter } from '../live/usePageFilter';
import { NeighbourDays } from './NeighbourDays';

type Props = { shell: Shell; page: DayPageName; boardOf: (day: LocalDay) => BoardStore };

const DIRECTION: Readonly<Record<DayPageName, StripDirection>> = { results: 'back', fixtures: 'ahead' };

/** Results or fixtures: the matches of the day in the address. */
export function DayPage({ shell, page, boardOf }: Props) {
  usePageFilter(shell);
  const { isBeyond, ...shown } = useDays(shell.clock, DIRECTION[page]);
  const { today, chosen } = shown;
  const days = { ...shown, direction: DIRECTION[page] };
  const title = t(`page.${page}`);
  return (
    <BoardPage>
      <h1>{title}</h1>
      <DayStrip {...days} />
      <Announcement text={longDayName(chosen)} />
      {isBeyond ? <Beyond role="status">{t('day.beyond', spanOf(today, DIRECTION[page]))}</Beyond> : null}
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
    </BoardPage>
  );
}

function spanOf(today: LocalDay, direction: StripDirection) {
  const days = stripDays(today, today, { direction, isSmall: false });
  return { first: dateOf(days[0] ?? today), last: dateOf(days.at(-1) ?? today) };
}

const Beyond = styled.p`
  margin: 0 0 var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--ink-2);
  font-size: 0.875rem;
`;
