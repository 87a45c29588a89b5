import type { ReactNode } from 'react';
import type { AppProps } from 'shared-kernel/contract/shell';
import { Route, Routes } from 'shared-kernel/router';
import { boardOf } from './state/boardStore';
import { LivePage } from './view/page/LivePage';

/** The score pages, drawn into the shell's page. */
export default function App({ shell }: AppProps): ReactNode {
  return (
    <Routes>
      <Route path="/" element={<LivePage shell={shell} board={boardOf(shell)} />} />
    </Routes>
  );
}
