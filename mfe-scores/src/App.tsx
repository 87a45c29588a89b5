import type { ReactNode } from 'react';
import type { AppProps, Shell } from 'shared-kernel/contract/shell';
import { Route, Routes } from 'shared-kernel/router';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { SEARCH_PATH } from './domain/searchAddress';
import { boardOf } from './state/createBoardStore';
import { dayBoardOf } from './state/dayBoards';
import type { DayPageName } from './state/dayKind';
import { oddsBoardOf } from './state/oddsBoard';
import { DayPage } from './view/day/DayPage';
import { DetailOfAddress } from './view/detail/DetailOfAddress';
import { MatchPart } from './view/match/MatchPart';
import { OddsPage } from './view/odds/OddsPage';
import { PriceFormOfVisitor } from './view/PriceFormOfVisitor';
import { LivePage } from './view/page/LivePage';
import { RecordPart } from './view/record/RecordPart';
import { SearchPart } from './view/search/SearchPart';
import { StandingsPart } from './view/standings/StandingsPart';

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
          <Route path="/tran-dau/:id/:slug?" element={<MatchPart shell={shell} />} />
          <Route path="/giai-dau/:id/:slug?" element={<RecordPart shell={shell} kind="competition" />} />
          <Route path="/doi-bong/:id/:slug?" element={<RecordPart shell={shell} kind="team" />} />
          <Route path={SEARCH_PATH} element={<SearchPart shell={shell} />} />
          <Route path="/bang-xep-hang" element={<StandingsPart shell={shell} />} />
        </Routes>
      </DetailOfAddress>
    </PriceFormOfVisitor>
  );
}

function dayPage(shell: Shell, page: DayPageName) {
  return { shell, page, boardOf: (day: LocalDay) => dayBoardOf(shell, page, day) };
}
