import type { AppProps } from 'shared-kernel/contract/shell';
import { AdsProvider } from './view/AdsProvider';
import { TopBookmakersPage } from './view/bookmakers/TopBookmakersPage';

/** The one page of this package: the ranking of bookmakers. */
export default function App({ shell }: AppProps) {
  return (
    <AdsProvider shell={shell}>
      <TopBookmakersPage onRendered={shell.contentDrawn} />
    </AdsProvider>
  );
}
