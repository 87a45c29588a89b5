import type { ReactNode } from 'react';
import type { AppProps } from 'shared-kernel/contract/shell';
import { Route, Routes } from 'shared-kernel/router';
import { boardOf } from './state/boardStore';
import { DayPage } from './view/day/DayPage';
import { DetailOfAddress } from './view/detail/DetailOfAddress';
import { LivePage } from './view/page/LivePage';

/** The score pages, drawn into the shell's page. */
export default function App({ shell }: AppProps): ReactNode {
  return (
    <>
      <Routes>
        <Route path="/" element={<LivePage shell={shell} board={boardOf(shell)} />} />
        <Route path="/ket-qua-bong-da" element={<DayPage key="results" shell={shell} page="results" />} />
        <Route path="/lich-thi-dau" element={<DayPage key="fixtures" shell={shell} page="fixtures" />} />
      </Routes>
      <DetailOfAddress shell={shell} />
    </>
  );
}
