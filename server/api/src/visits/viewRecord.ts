import { VITAL_NAMES, type Vitals } from 'shared-kernel/protocol/beacon';
import { MAX_FAULTS, MAX_PARTS } from 'shared-kernel/protocol/beaconLimits';
import type { KnownRelease } from './createKnownReleases';

/** A view may add this much in all its messages together: a page that is open for a day. */
const MAX_LONG_TASKS = 10_000;
const MAX_LONG_TASK_MS = 600_000;
const MAX_UPDATES = 10_000;
const MAX_ADVERTS = { shown: 300, clicked: 30 } as const;

/** What counted of a view. Flat, because a busy node remembers tens of thousands. */
export type ViewRecord = {
  /** Whether its address had room for it. */
  readonly isCounted: boolean;
  parts: readonly KnownRelease[];
  faults: number;
  /** Those of which it reported its browser's first fault in this step. */
  failed: readonly KnownRelease[];
  /** Those that are judged by what it measures. */
  judged: readonly KnownRelease[];
  /** A bit for each measurement that came: those of {@link ONCE}. */
  measured: number;
  longTasks: number;
  longTaskMs: number;
  updates: number;
  /** Adverts, as often as they were. */
  shown: number;
  clicked: number;
};

/** What a page measures once. */
const ONCE = [...VITAL_NAMES, 'elements', 'blocked'] as const;

export function newView(isCounted: boolean): ViewRecord {
  return {
    isCounted,
    parts: [],
    faults: 0,
    failed: [],
    judged: [],
    measured: 0,
    longTasks: 0,
    longTaskMs: 0,
    updates: 0,
    shown: 0,
    clicked: 0,
  };
}

/** Whether the release counts with this view: `new` at its first time, `no` where the page has too many. */
export function takePart(view: ViewRecord, part: KnownRelease): 'new' | 'known' | 'no' {
  if (view.parts.includes(part)) return 'known';
  if (view.parts.length >= MAX_PARTS) return 'no';
  view.parts = [...view.parts, part];
  return 'new';
}

/** How many of so many faults count: ten in a view, and of those what `take` allows. */
export function takeFaults(view: ViewRecord, wanted: number, take: (wanted: number) => number): number {
  const taken = take(Math.min(wanted, MAX_FAULTS - view.faults));
  view.faults += taken;
  return taken;
}

/** Whether this is the first fault of the release that counts in this step. */
export function takeFailed(view: ViewRecord, part: KnownRelease): boolean {
  if (view.failed.includes(part) || view.failed.length >= MAX_PARTS) return false;
  view.failed = [...view.failed, part];
  return true;
}

/** Whether the release is judged by what this page measures, which may come in several messages. */
export function takeJudged(view: ViewRecord, part: KnownRelease, take: () => boolean): boolean {
  if (view.judged.includes(part)) return true;
  if (view.judged.length >= MAX_PARTS || !take()) return false;
  view.judged = [...view.judged, part];
  return true;
}

/** The milliseconds of long tasks until the page was left for the first time. */
export function takeBlocked(view: ViewRecord, { longTasks }: Vitals): number | undefined {
  return once(view, 'blocked') ? (longTasks?.ms ?? 0) : undefined;
}

/** How many of so many views or clicks of adverts count: those of a page that is open for a day, and what `take` allows. */
export function takeAdverts(
  view: ViewRecord,
  what: 'shown' | 'clicked',
  wanted: number,
  take: (wanted: number) => number,
): number {
  const taken = take(Math.min(wanted, MAX_ADVERTS[what] - view[what]));
  view[what] += taken;
  return taken;
}

/** The measurements that this view has not given before. */
export function takeVitals(view: ViewRecord, { figures, longTasks, elements, updates, ...about }: Vitals): Vitals {
  const drawn = some(view, 'updates', updates?.drawn ?? 0, MAX_UPDATES);
  return {
    ...about,
    figures: figures.filter(({ name }) => once(view, name)),
    longTasks: longTasks && {
      count: some(view, 'longTasks', longTasks.count, MAX_LONG_TASKS),
      ms: some(view, 'longTaskMs', longTasks.ms, MAX_LONG_TASK_MS),
    },
    elements: elements !== undefined && once(view, 'elements') ? elements : undefined,
    updates: updates && { drawn, late: Math.min(updates.late, drawn) },
  };
}

function some(view: ViewRecord, what: 'longTasks' | 'longTaskMs' | 'updates', wanted: number, most: number): number {
  const taken = Math.min(wanted, most - view[what]);
  view[what] += taken;
  return taken;
}

function once(view: ViewRecord, what: (typeof ONCE)[number]): boolean {
  const bit = 1 << ONCE.indexOf(what);
  if (view.measured & bit) return false;
  view.measured |= bit;
  return true;
}
