import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RemoteName, RemotePointer } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { MemoryRouter, useLocation } from 'shared-kernel/router';
import { createHouse } from '../state/createHouse';
import { createLateStores } from '../state/late/createLateStores';
import type { Federation } from '../state/remotes/federation';
import { fetchPointer } from '../state/remotes/readPointers';
import { HouseContext } from '../view/house';
import { Slot } from '../view/remotes/Slot';
import { createFakeHub } from './fakeHub';

type Given = {
  pointers?: RemotePointer[];
  /** What the federation finds; without it every remote is lost. */
  load?: Federation['load'];
};

/** A house on the test's page, with a hub and a federation that the test moves. */
export function createTestHouse({ pointers = [], load = lost }: Given = {}) {
  const reports: string[] = [];
  const fakeHub = createFakeHub();
  const house = createHouse({
    window,
    site: decode(siteConfigSchema, { signature_secret: 'test' }),
    pointers: new Map<RemoteName, RemotePointer>(pointers.map((pointer) => [pointer.remote, pointer])),
    pointerOf: (remote) => fetchPointer(remote, (...request) => window.fetch(...request)),
    report: (error) => void reports.push(error.message),
    federation: { load },
    loadLate: async (parts) => createLateStores(parts, () => fakeHub.hub),
    Slot,
  });
  return { house, reports, fakeHub };
}

type TestHouse = ReturnType<typeof createTestHouse>;

/** Draws a piece of the page as it stands in the house, at an address. */
export function renderIn({ house }: TestHouse, piece: ReactNode, at = '/') {
  return render(
    <HouseContext value={house}>
      <MemoryRouter initialEntries={[at]}>
        {piece}
        <Address />
      </MemoryRouter>
    </HouseContext>,
  );
}

/** Shows where the router is, for tests that follow links. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const lost: Federation['load'] = (remote) => Promise.reject(new Error(`${remote} is gone`));
