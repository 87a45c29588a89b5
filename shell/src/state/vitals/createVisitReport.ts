import { BEACON_PATH, MOST_FAULTS } from 'shared-kernel/protocol/beaconLimits';
import type { FaultCount, PartOnPage } from 'shared-kernel/protocol/view';
import { type Fault, toFault } from '../../domain/faults/fault';
import type { VisitEvent } from './createVisitEvents';

/** Faults are sent together, and well within two seconds. */
const GATHER_MS = 1_000;

/** Of one kind: a line that breaks all evening must leave room for the others. */
const MOST_OF_A_KIND = 5;

type Deps = {
  /** The shell's own release; `undefined` on a development server. */
  shellRelease: string | undefined;
  /** The pattern of the page that is open now. */
  route: () => string;
  /** `navigator.sendBeacon`. */
  send: (path: string, body: string) => boolean;
  /** Calls back after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
};

/**
 * Tells our servers which releases the page loads and which faults it has, without their words: each within a second,
 * ten faults at most. Nothing is sent before the page has a view.
 */
export function createVisitReport({ shellRelease, route, send, after }: Deps) {
  let view: string | undefined;
  let isGathering = false;
  let left = MOST_FAULTS;
  const onPage = new Map<string, PartOnPage>();
  const ofKind = new Map<string, number>();
  let parts: PartOnPage[] = [];
  let faults = new Map<string, FaultCount>();

  function addPart(part: PartOnPage): void {
    if (onPage.get(part.remote)?.release === part.release) return;
    onPage.set(part.remote, part);
    parts.push(part);
  }

  /** A fault of a remote that never named a release is the shell's: it found no release. */
  function partOf({ about: { remote, release } }: Fault): PartOnPage | undefined {
    if (remote && release) return { remote, release };
    return (remote && onPage.get(remote)) || onPage.get('shell');
  }

  function addFault(fault: Fault): void {
    const part = partOf(fault);
    const before = ofKind.get(fault.kind) ?? 0;
    if (!part || left === 0 || before >= MOST_OF_A_KIND) return;
    left -= 1;
    ofKind.set(fault.kind, before + 1);
    const key = [part.remote, part.release, fault.kind, route()].join(' ');
    const count = (faults.get(key)?.count ?? 0) + 1;
    faults.set(key, { ...part, kind: fault.kind, route: route(), count });
  }

  function flush(): void {
    if (view === undefined || parts.length + faults.size === 0) return;
    send(BEACON_PATH, JSON.stringify({ view, parts, faults: [...faults.values()] }));
    parts = [];
    faults = new Map();
  }

  function gather(): void {
    if (isGathering || view === undefined) return;
    isGathering = true;
    after(GATHER_MS, () => {
      isGathering = false;
      flush();
    });
  }

  if (shellRelease !== undefined) addPart({ remote: 'shell', release: shellRelease });
  return {
    /** The page has its view. */
    begin(given: string): void {
      view = given;
      gather();
    },
    hear(event: VisitEvent): void {
      if (event instanceof Error) addFault(toFault('unexpected', event));
      else addPart(event);
      gather();
    },
    /** Sends at once what waits: the page may be gone in a moment. */
    flush,
    view: () => view,
    /** The releases on the page, the last of each remote. */
    parts: (): PartOnPage[] => [...onPage.values()],
  };
}
