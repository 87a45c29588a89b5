import type { Shell } from 'shared-kernel/contract/shell';
import { Said } from 'shared-kernel/ui/Said';
import type { StripDirection } from '../../domain/dayStrip';
import { type DayPageName, dayBoardOf } from '../../state/dayBoards';
import { PAGE_FILTERS } from '../../state/pageFilter';
import { t } from '../../texts/texts';
import { DayStrip } from '../dayStrip/DayStrip';
import { longDayName } from '../dayStrip/dayName';
import { useDays } from '../dayStrip/useDays';
import { BoardArea } from '../page/BoardArea';
import { BoardPage } from '../page/BoardPage';
import { NeighbourDays } from './NeighbourDays';

type Props = { shell: Shell; page: DayPageName };

const DIRECTION: Readonly<Record<DayPageName, StripDirection>> = { results: 'back', fixtures: 'ahead' };

/** Results or fixtures: the matches of the day in the address. */
export function DayPage({ shell, page }: Props) {
  const { today, chosen } = useDays(shell.clock, DIRECTION[page]);
  const days = { today, chosen, direction: DIRECTION[page] };
  const title = t(`page.${page}`);
  return (
    <BoardPage>
      <h1>{title}</h1>
      <DayStrip {...days} />
      <Said text={longDayName(chosen)} />
      <BoardArea
        key={chosen}
        shell={shell}
        board={dayBoardOf(shell, page, chosen)}
        tabs={PAGE_FILTERS}
        label={title}
        look={page === 'results' ? 'scores' : 'scoresAndOdds'}
        day={chosen}
        whenEmpty={<NeighbourDays {...days} />}
      />
    </BoardPage>
  );
}
