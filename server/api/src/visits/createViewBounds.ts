import type { Vitals } from 'shared-kernel/protocol/beacon';
import { MOST_FAULTS, MOST_PARTS } from 'shared-kernel/protocol/beaconLimits';
import type { PartOnPage } from 'shared-kernel/protocol/view';

/** Most views to remember, an hour of a busy evening. The bounds of one that is forgotten begin anew. */
const MOST_VIEWS = 50_000;

/** What one view may still add. */
export type ViewBound = ReturnType<typeof createViewBound>;

/** A view may add this much in all its messages together: a page that is open for a day. */
const MOST_SUMS = { longTasks: 10_000, longTaskMs: 600_000, drawn: 10_000, late: 10_000 };

/** Each view counts once for each release, each of its measurements once, and ten of its faults. */
export function createViewBound() {
  const parts = new Set<string>();
  const said = new Set<string>();
  let faultsLeft = MOST_FAULTS;
  const left = { ...MOST_SUMS };

  const some = (what: keyof typeof left, wanted: number) => {
    const taken = Math.min(wanted, left[what]);
    left[what] -= taken;
    return taken;
  };
  const once = (what: string) => !said.has(what) && said.add(what).size > 0;

  return {
    /** Whether the release counts with this view: `new` at its first time, `no` where the page has too many. */
    part({ remote, release }: PartOnPage): 'new' | 'known' | 'no' {
      const key = `${remote} ${release}`;
      if (parts.has(key)) return 'known';
      if (parts.size >= MOST_PARTS) return 'no';
      parts.add(key);
      return 'new';
    },
    /** How many of so many faults are within the bound. `take` says how many of those count. */
    faults(wanted: number, take: (wanted: number) => number): number {
      const taken = take(Math.min(wanted, faultsLeft));
      faultsLeft -= taken;
      return taken;
    },
    /** The measurements that this view has not given before. */
    vitals({ figures, longTasks, elements, updates, ...about }: Vitals): Vitals {
      const drawn = some('drawn', updates?.drawn ?? 0);
      return {
        ...about,
        figures: figures.filter(({ name }) => once(name)),
        longTasks: longTasks && {
          count: some('longTasks', longTasks.count),
          ms: some('longTaskMs', longTasks.ms),
        },
        elements: elements !== undefined && once('elements') ? elements : undefined,
        updates: updates && { drawn, late: some('late', Math.min(updates.late, drawn)) },
      };
    },
  };
}

/** The bounds of the last views. */
export function createViewBounds() {
  const views = new Map<string, ViewBound>();
  return {
    of(id: string): ViewBound {
      const known = views.get(id);
      if (known) return known;
      const [oldest] = views.keys();
      if (views.size >= MOST_VIEWS && oldest !== undefined) views.delete(oldest);
      const bound = createViewBound();
      views.set(id, bound);
      return bound;
    },
  };
}
