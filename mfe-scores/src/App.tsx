import type { ReactNode } from 'react';
import type { AppProps } from 'shared-kernel/contract/shell';
import { Route, Routes } from 'shared-kernel/router';
import { boardOf } from './state/createBoardStore';
import { DayPage } from './view/day/DayPage';
import { DetailOfAddress } from './view/detail/DetailOfAddress';
import { OddsPage } from './view/odds/OddsPage';
import { LivePage } from './view/page/LivePage';
import { StandingsPart } from './view/standings/StandingsPart';

/** The score pages, rendered inside the shell's page. */
export default function App({ shell }: AppProps): ReactNode {
  return (
    <>
      <Routes>
        <Route path="/" element={<LivePage shell={shell} board={boardOf(shell)} />} />
        <Route path="/ket-qua-bong-da" element={<DayPage key="results" shell={shell} page="results" />} />
        <Route path="/lich-thi-dau" element={<DayPage key="fixtures" shell={shell} page="fixtures" />} />
        <Route path="/ty-le-keo-nha-cai" element={<OddsPage shell={shell} />} />
        <Route path="/bang-xep-hang" element={<StandingsPart shell={shell} />} />
      </Routes>
      <DetailOfAddress shell={shell} />
    </>
  );
}
