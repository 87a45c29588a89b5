import type { AdvertCount, DeviceClass, Vitals } from 'shared-kernel/protocol/beacon';
import { BEACON_PATH, MAX_ADVERTS, MAX_FAULTS } from 'shared-kernel/protocol/beaconLimits';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { FaultCount, MeasuredPart, ShownPart } from 'shared-kernel/protocol/view';
import { type Fault, toFault } from '../../domain/faults/fault';
import type { StepReports } from './createStepReports';
import type { VisitEvent } from './createVisitEvents';

/** Faults are sent together, and well within two seconds. */
const GATHER_MS = 1_000;

/** Of one kind: a line that breaks all evening must leave room for the others. */
const MAX_OF_A_KIND = 5;

type Deps = {
  /** The shell's own release; `undefined` on a development server. */
  shellRelease: string | undefined;
  device: DeviceClass;
  /** The pattern of the page that is open now. */
  route: () => string;
  /** What the browser has reported in steps of candidates. */
  stepReports: StepReports;
  /** What was measured since the last call, on a page with these releases. */
  measured: (parts: MeasuredPart[]) => Vitals | undefined;
  /** `navigator.sendBeacon`; `false` when the browser does not take the message. */
  send: (path: string, body: string) => boolean;
  /** Calls back after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
};

/**
 * Tells our servers which releases the page shows and which faults it has, without their words: each within a second,
 * ten faults a view at most; and when the visitor leaves, in the same message, what was measured and which adverts were seen. Nothing is sent before the page has
 * a view, and what the browser does not take waits for the next message.
 */
export function createVisitReport({ shellRelease, device, route, stepReports, measured, send, after }: Deps) {
  let view: string | undefined;
  let isGathering = false;
  let isRendered = false;
  let left = MAX_FAULTS;
  /** The last release of each remote. */
  const onPage = new Map<string, MeasuredPart>();
  const ofKind = new Map<string, number>();
  const reported = new Set<string>();
  const parts: ShownPart[] = [];
  const faults = new Map<string, FaultCount>();
  const adverts = new Map<string, AdvertCount>();
  let vitals: Vitals | undefined;

  function add({ remote, release, isControl }: ShownPart): void {
    const key = partKey({ remote, release });
    if (!reported.has(key))
      parts.push({ remote, release, isControl, isWitness: orNone(stepReports.isFirstLoad({ remote, release })) });
    reported.add(key);
  }

  function addPart(part: ShownPart): void {
    if (onPage.get(part.remote)?.release !== part.release)
      onPage.set(part.remote, { ...part, isLate: isRendered || undefined });
    add(part);
  }

  /** A fault of a remote that never named a release is the shell's: it found no release. */
  function partOf({ about: { remote, release } }: Fault): ShownPart | undefined {
    const known = remote && onPage.get(remote);
    if (remote && release) return known?.release === release ? known : { remote, release };
    return known || onPage.get('shell');
  }

  function addFault(fault: Fault): void {
    const part = partOf(fault);
    const before = ofKind.get(fault.kind) ?? 0;
    if (!part || left === 0 || before >= MAX_OF_A_KIND) return;
    left -= 1;
    ofKind.set(fault.kind, before + 1);
    // It may have failed before anything of it was shown.
    add(part);
    const { remote, release, isControl } = part;
    const key = [partKey(part), fault.kind, route()].join(' ');
    const same = faults.get(key);
    const isWitness = same?.isWitness ?? orNone(stepReports.isFirstFault(part));
    const count = (same?.count ?? 0) + 1;
    faults.set(key, { remote, release, isControl, isWitness, kind: fault.kind, route: route(), count });
  }

  function addAdvert({ advert: { slot, id }, what }: Extract<VisitEvent, { kind: 'advert' }>): void {
    const key = [slot, id, route()].join(' ');
    const known = adverts.get(key) ?? { slot, id, route: route(), shown: 0, clicked: 0 };
    adverts.set(key, { ...known, [what]: known[what] + 1 });
  }

  function hear(event: VisitEvent): void {
    switch (event.kind) {
      case 'advert':
        return addAdvert(event);
      case 'fault':
        return addFault(toFault('unexpected', event.error));
      case 'part':
        return addPart(event.part);
      case 'content':
        isRendered = true;
    }
  }

  /** @returns whether something was sent */
  function flush(): boolean {
    if (view === undefined || (parts.length + faults.size + adverts.size === 0 && !vitals)) return false;
    const some = [...adverts].slice(0, MAX_ADVERTS);
    const seen = some.length > 0 ? { adverts: some.map(([, count]) => count), device } : {};
    const body = { view, parts, faults: [...faults.values()], vitals, ...seen };
    if (!send(BEACON_PATH, JSON.stringify(body))) return false;
    parts.length = 0;
    faults.clear();
    for (const [key] of some) adverts.delete(key);
    vitals = undefined;
    return true;
  }

  function gather(): void {
    if (isGathering || view === undefined) return;
    isGathering = true;
    after(GATHER_MS, () => {
      isGathering = false;
      flush();
    });
  }

  /** Another view counts the page once more, with faults of its own. */
  function beginAnew(): void {
    left = MAX_FAULTS;
    ofKind.clear();
    reported.clear();
    onPage.forEach(add);
  }

  if (shellRelease !== undefined) addPart({ remote: 'shell', release: shellRelease });
  return {
    /** The page has its view, or the next one. */
    begin(given: string): void {
      if (view !== undefined) beginAnew();
      view = given;
      gather();
    },
    hear(event: VisitEvent): void {
      hear(event);
      // Adverts wait until the page is left: they come with each page, and each slot of it.
      if (event.kind !== 'advert' || adverts.size >= MAX_ADVERTS) gather();
    },
    /** Sends at once what waits, with what was measured: the page may be gone in a moment. */
    leave(): void {
      if (view === undefined) return;
      vitals ??= measured(
        [...onPage.values()].map((part) => ({ ...part, isWitness: orNone(stepReports.isSecondLoad(part)) })),
      );
      while (flush());
    },
  };
}

/** A message has only the flags that are true: `undefined` is left out of JSON. */
const orNone = (isSo: boolean) => isSo || undefined;
