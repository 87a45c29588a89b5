import { BrowserRouter } from 'shared-kernel/router';
import type { House } from '../state/createHouse';
import { LastBoundary } from './errors/LastBoundary';
import { HouseContext } from './house';
import { Layout } from './layout/Layout';
import { Screen } from './pages/Screen';
import { MissedTurn } from './routing/MissedTurn';

/** The whole page. */
export function Site({ house }: { house: House }) {
  const { basePath, report } = house.shell;
  return (
    <LastBoundary home={basePath} onError={report}>
      <HouseContext value={house}>
        <BrowserRouter basename={basePath}>
          <MissedTurn basePath={basePath} />
          <Layout>
            <Screen />
          </Layout>
        </BrowserRouter>
      </HouseContext>
    </LastBoundary>
  );
}
