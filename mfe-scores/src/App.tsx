import type { ReactNode } from 'react';
import type { AppProps, Shell } from 'shared-kernel/contract/shell';
import { Route, Routes } from 'shared-kernel/router';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { SEARCH_PATH } from './domain/searchAddress';
import type { DayPageName } from './state/boardKind';
import { boardOf } from './state/createBoardStore';
import { dayBoardOf } from './state/dayBoards';
import { oddsBoardOf } from './state/oddsBoard';
import { DetailOfAddress } from './view/match/detail/DetailOfAddress';
import { LivePage } from './view/pages/live/LivePage';
import { lazyPage } from './view/pages/live/lazyPage';
import { OddsPage } from './view/pages/odds/OddsPage';
import { PriceFormOfVisitor } from './view/parts/odds/PriceFormOfVisitor';

const DayPage = lazyPage(async () => (await import(/* webpackChunkName: "day" */ './view/pages/day/DayPage')).DayPage);
const MatchPage = lazyPage(
  async () => (await import(/* webpackChunkName: "match" */ './view/pages/match/MatchPage')).MatchPage,
);
const RecordPage = lazyPage(
  async () => (await import(/* webpackChunkName: "record" */ './view/pages/record/RecordPage')).RecordPage,
);
/** Its code comes with that of the pages to which it leads. */
const SearchPage = lazyPage(
  async () => (await import(/* webpackChunkName: "record" */ './view/pages/search/SearchPage')).SearchPage,
);
const StandingsOfSite = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "standings" */ './view/pages/standings/StandingsOfSite')).StandingsOfSite,
);

/** The score pages, rendered inside the shell's page. */
export default function App({ shell }: AppProps): ReactNode {
  return (
    <PriceFormOfVisitor shell={shell}>
      <DetailOfAddress shell={shell}>
        <Routes>
          <Route path="/" element={<LivePage shell={shell} board={boardOf(shell)} />} />
          <Route path="/ket-qua-bong-da" element={<DayPage key="results" {...dayPage(shell, 'results')} />} />
          <Route path="/lich-thi-dau" element={<DayPage key="fixtures" {...dayPage(shell, 'fixtures')} />} />
          <Route path="/ty-le-keo-nha-cai" element={<OddsPage shell={shell} board={oddsBoardOf(shell)} />} />
          <Route path="/tran-dau/:id/:slug?" element={<MatchPage shell={shell} />} />
          <Route path="/giai-dau/:id/:slug?" element={<RecordPage shell={shell} kind="competition" />} />
          <Route path="/doi-bong/:id/:slug?" element={<RecordPage shell={shell} kind="team" />} />
          <Route path={SEARCH_PATH} element={<SearchPage shell={shell} />} />
          <Route path="/bang-xep-hang" element={<StandingsOfSite shell={shell} />} />
        </Routes>
      </DetailOfAddress>
    </PriceFormOfVisitor>
  );
}

function dayPage(shell: Shell, page: DayPageName) {
  return { shell, page, boardOf: (day: LocalDay) => dayBoardOf(shell, page, day) };
}
