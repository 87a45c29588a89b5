import type { Shell } from 'shared-kernel/contract/shell';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { Announcement } from 'shared-kernel/ui/Announcement';
import type { StripDirection } from '../../domain/dayStrip';
import type { BoardStore } from '../../state/createBoardStore';
import type { DayPageName } from '../../state/dayKind';
import { PAGE_FILTERS, pageFilterOf } from '../../state/pageFilter';
import { t } from '../../texts/texts';
import { DayStrip } from '../dayStrip/DayStrip';
import { longDayName } from '../dayStrip/dayName';
import { useDays } from '../dayStrip/useDays';
import { BoardArea } from '../page/BoardArea';
import { BoardPage } from '../page/BoardPage';
import { useFilterOfAddress } from '../page/useFilterOfAddress';
import { NeighbourDays } from './NeighbourDays';

type Props = { shell: Shell; page: DayPageName; boardOf: (day: LocalDay) => BoardStore };

const DIRECTION: Readonly<Record<DayPageName, StripDirection>> = { results: 'back', fixtures: 'ahead' };

/** Results or fixtures: the matches of the day in the address. */
export function DayPage({ shell, page, boardOf }: Props) {
  useFilterOfAddress(pageFilterOf(shell).showFilter);
  const { today, chosen } = useDays(shell.clock, DIRECTION[page]);
  const days = { today, chosen, direction: DIRECTION[page] };
  const title = t(`page.${page}`);
  return (
    <BoardPage>
      <h1>{title}</h1>
      <DayStrip {...days} />
      <Announcement text={longDayName(chosen)} />
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
