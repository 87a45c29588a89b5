import { type ReactNode, useState } from 'react';
import type { AppProps } from 'shared-kernel/contract/shell';
import { Route, Routes } from 'shared-kernel/router';
import { createBoardStore } from './state/boardStore';
import { addTexts } from './texts/texts';
import { LivePage } from './view/page/LivePage';

/** The score pages, drawn into the shell's page. */
export default function App({ shell }: AppProps): ReactNode {
  const [board] = useState(() => {
    addTexts();
    return createBoardStore(shell);
  });
  return (
    <Routes>
      <Route path="/" element={<LivePage shell={shell} board={board} />} />
    </Routes>
  );
}
