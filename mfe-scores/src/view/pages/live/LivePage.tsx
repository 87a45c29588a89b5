import { useCallback, useContext, useDeferredValue } from 'react';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { BoardState } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import { SMALL } from 'shared-kernel/design/media';
import { useMedia } from 'shared-kernel/react/useMedia';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useResource } from 'shared-kernel/react/useResource';
import { LOADING } from 'shared-kernel/state/loaded';
import styled from 'styled-components';
import type { BoardStore } from '../../../state/createBoardStore';
import { fileOf } from '../../../state/fileOf';
import { t } from '../../../texts/texts';
import { BoardPage } from '../../parts/BoardPage';
import { ServerContext } from '../../parts/html/onServer';
import { BoardArea } from './BoardArea';
import { useFilterOfAddress } from './useFilterOfAddress';

type Props = { shell: Shell; board: BoardStore };

/** In the order of the small-screen menu, with the one that does not fit there. */
const TABS: readonly BoardFilter[] = ['all', 'online', 'hot', 'favorite', 'end', 'euro'];

/** The live page: every match around now, in groups. */
export function LivePage({ shell, board }: Props) {
  const onServer = useContext(ServerContext);
  // With the rows, which are deferred: what stands below them would be pushed away.
  const isLoading = useDeferredValue(useObservable<BoardState>(board.matches.board.state$, LOADING)).kind === 'loading';
  const { liveOnly } = board.choices;
  // Not stored: as its filter, it is the address's choice, until the visitor goes on.
  const onLive = useCallback(() => liveOnly.value$.next(true), [liveOnly]);
  const request = useFilterOfAddress(TABS, shell.showBoardFilter, onLive);
  const isSmall = useMedia(SMALL);
  return (
    <BoardPage data-title="hidden">
      <h1>{onServer?.heading ?? t('page.title')}</h1>
      {isSmall ? null : (
        <Above>
          <shell.Slot name="OnHeaderLevel3" />
        </Above>
      )}
      <BoardArea
        shell={shell}
        board={board}
        tabs={TABS}
        hasPhoneMenu
        label={t('page.title')}
        hasAdvert
        request={request}
      />
      {isLoading ? null : <IntroductionsPart shell={shell} />}
    </BoardPage>
  );
}

/** In server-rendered HTML the advert is there twice, and styles choose. */
const Above = styled.div`
  @media ${SMALL} { display: none; }
`;

const introductionsOf = fileOf(() => import(/* webpackChunkName: "intro" */ '../introductions/Introductions'));

/** The introductions, in a file of their own: they stand below the board and come after it. */
function IntroductionsPart({ shell }: { shell: Shell }) {
  const { value: code } = useResource(introductionsOf(shell));
  return code ? <code.Introductions /> : null;
}
