import { BrowserRouter } from 'shared-kernel/router';
import type { AppServices } from '../state/createAppServices';
import { AppServicesContext } from './appServices';
import { LastBoundary } from './errors/LastBoundary';
import { Layout } from './layout/Layout';
import { Screen } from './pages/Screen';
import { MissedPopstate } from './routing/MissedPopstate';

export function Site({ services }: { services: AppServices }) {
  const { basePath, report } = services.shell;
  return (
    <LastBoundary home={basePath} onError={report}>
      <AppServicesContext value={services}>
        <BrowserRouter basename={basePath}>
          <MissedPopstate basePath={basePath} />
          <Layout>
            <Screen />
          </Layout>
        </BrowserRouter>
      </AppServicesContext>
    </LastBoundary>
  );
}
