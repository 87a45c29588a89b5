import type { AppProps } from 'shared-kernel/contract/shell';
import { TopBookmakersPage } from './view/bookmakers/TopBookmakersPage';

/** The one page of this package: the ranking of bookmakers. */
export default function App({ shell }: AppProps) {
  return <TopBookmakersPage shell={shell} />;
}
