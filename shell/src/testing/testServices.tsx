import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RemoteName, RemotePointer } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { MemoryRouter, useLocation } from 'shared-kernel/router';
import type { Fetch } from '../state/boot/fetchJson';
import { createAppServices } from '../state/createAppServices';
import { createDeferredStores } from '../state/deferred/createDeferredStores';
import type { Federation } from '../state/remotes/createFederation';
import { fetchAll, fetchPointer } from '../state/remotes/readPointers';
import { ServicesContext, servicesOf } from '../view/appServices';
import { Slot } from '../view/remotes/Slot';
import { createFakeHub } from './createFakeHub';

type Options = {
  pointers?: RemotePointer[];
  /** Whether there are others, which could not be read. */
  isAnyUnread?: boolean;
  /** Replaces the federation; by default every load fails. */
  load?: Federation['load'];
};

/** App services on the test's page, with a hub and a federation under the test's control. */
export function createTestServices({ pointers = [], isAnyUnread = pointers.length === 0, load = lost }: Options = {}) {
  const reports: string[] = [];
  const report = (error: Error) => void reports.push(error.message);
  const fakeHub = createFakeHub();
  const ask: Fetch = (...request) => window.fetch(...request);
  const services = createAppServices({
    window,
    site: decode(siteConfigSchema, { signature_secret: 'test' }),
    live: { pointers: new Map<RemoteName, RemotePointer>(pointers.map((one) => [one.remote, one])), isAnyUnread },
    pointers: {
      fetchOne: (remote) => fetchPointer(remote, ask, report),
      fetchAll: () => fetchAll(ask, report),
    },
    report,
    onShown() {},
    onAdvert() {},
    federation: { load },
    loadDeferred: async (parts) => createDeferredStores(parts, () => fakeHub.hub),
    Slot,
  });
  return { services, reports, fakeHub };
}

type TestServices = ReturnType<typeof createTestServices>;

/** Renders a piece of the page with the app services, at an address. */
export function renderIn({ services }: TestServices, piece: ReactNode, at = '/') {
  return render(
    <ServicesContext value={servicesOf(services)}>
      <MemoryRouter initialEntries={[at]}>
        {piece}
        <Address />
      </MemoryRouter>
    </ServicesContext>,
  );
}

/** Shows where the router is, for tests that follow links. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const lost: Federation['load'] = (remote) => Promise.reject(new Error(`${remote} is gone`));
