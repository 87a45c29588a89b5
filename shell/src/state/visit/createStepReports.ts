import type { PartOnPage } from 'shared-kernel/protocol/view';
import { attempt } from 'shared-kernel/storage/attempt';

/** The key keeps its former name, as `isWitness` does on the wire: browsers have it stored. */
const STORAGE_KEY = 'tyso.witness';

/** Page loads after the second one report nothing. */
const MAX_LOADS = 3;

type Reported = { readonly step: string; readonly loads: number; readonly isFaulty: boolean };

/** A step of a candidate that this browser is in, and the release that it takes there. */
export type StepOfBrowser = { readonly step: string; readonly release: string };

/** What a page's messages say of its browser: each counts once in a step of a candidate. */
export type StepReports = {
  /** Whether this is the browser's first page load with the release; counts this page load. */
  isFirstLoad(part: PartOnPage): boolean;
  /** Whether it is the second one, which is measured: at the first one the candidate's files come from the network. */
  isSecondLoad(part: PartOnPage): boolean;
  /** Whether this is the browser's first fault of the release. */
  isFirstFault(part: PartOnPage): boolean;
};

/**
 * Remembers in the browser's storage what it has reported. A browser that refuses storage is in no group.
 *
 * @param stepOf the step that this browser is in, none for most
 */
export function createStepReports(
  host: Pick<Window, 'localStorage'>,
  stepOf: (remote: string) => StepOfBrowser | undefined,
): StepReports {
  /** The number of this page load, by remote; another candidate may begin while the page is open. */
  const loads = new Map<string, number>();

  function reportedOf(part: PartOnPage): Reported | undefined {
    const its = stepOf(part.remote);
    if (its?.release !== part.release) return undefined;
    const before = readAll(host)[part.remote];
    return isReported(before) && before.step === its.step ? before : { step: its.step, loads: 0, isFaulty: false };
  }

  function keep({ remote }: PartOnPage, reported: Reported): boolean {
    const all = JSON.stringify({ ...readAll(host), [remote]: reported });
    const isKept = attempt(() => {
      host.localStorage.setItem(STORAGE_KEY, all);
      return true;
    });
    return isKept ?? false;
  }

  function loadOf(part: PartOnPage): number | undefined {
    const before = reportedOf(part);
    const known = loads.get(part.remote);
    if (!before || known !== undefined) return before && known;
    const number = Math.min(before.loads + 1, MAX_LOADS);
    if (!keep(part, { ...before, loads: number })) return undefined;
    loads.set(part.remote, number);
    return number;
  }

  return {
    isFirstLoad: (part) => !loads.has(part.remote) && loadOf(part) === 1,
    isSecondLoad: (part) => loadOf(part) === 2,
    isFirstFault(part) {
      const before = reportedOf(part);
      return before !== undefined && !before.isFaulty && keep(part, { ...before, isFaulty: true });
    },
  };
}

function readAll(host: Pick<Window, 'localStorage'>): Readonly<Record<string, unknown>> {
  const stored: unknown = attempt(() => JSON.parse(host.localStorage.getItem(STORAGE_KEY) ?? '{}'));
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

function isReported(raw: unknown): raw is Reported {
  if (typeof raw !== 'object' || raw === null) return false;
  return 'step' in raw && 'loads' in raw && typeof raw.loads === 'number' && 'isFaulty' in raw;
}
