import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'shared-kernel/router';
import type { AppServices } from '../state/createAppServices';
import { ServicesContext, servicesOf } from './appServices';
import { LastBoundary } from './errors/UnexpectedError';
import { Layout } from './layout/Layout';
import { Screen } from './pages/Screen';
import { MissedPopstate } from './routing/MissedPopstate';

export function Site({ services }: { services: AppServices }) {
  const { basePath, report } = services.shell;
  const [all] = useState(() => servicesOf(services));
  return (
    <LastBoundary home={basePath} onError={report}>
      <ServicesContext value={all}>
        <BrowserRouter basename={basePath}>
          <MissedPopstate basePath={basePath} />
          <Layout>
            <Screen />
          </Layout>
        </BrowserRouter>
      </ServicesContext>
    </LastBoundary>
  );
}

/** Tells when its children are in the document, before the paint. */
export function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useLayoutEffect(onMounted, [onMounted]);
  return children;
}
