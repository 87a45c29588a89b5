import type { Vitals } from 'shared-kernel/protocol/beacon';

/** One of the library's figures; a measurement may be reported again, with the same `id`, when it has grown. */
export type Figure = Vitals['figures'][number] & { id: string };

type Deps = {
  /** Calls back with each figure; some come only when the page is hidden. */
  measure: (onFigure: (figure: Figure) => void) => void;
  /** What else was measured since the last call. */
  more: () => Pick<Vitals, 'longTasks' | 'updates' | 'elements'>;
};

/**
 * Gathers the measurements of this page load until the page is left. Later growth of a figure is not reported: on the
 * server each is one observation among many.
 */
export function createVitals(about: Pick<Vitals, 'route' | 'device'>, { measure, more }: Deps) {
  const waiting = new Map<string, Figure>();
  const taken = new Set<string>();
  measure((figure) => {
    if (!taken.has(figure.id)) waiting.set(figure.id, figure);
  });
  return {
    /** What was measured since the last call, if anything; `releases` are those on the page. */
    take(releases: Vitals['releases']): Vitals | undefined {
      const figures = [...waiting.values()].map(({ name, value }) => ({
        name,
        value: Math.round(value * 1000) / 1000,
      }));
      for (const id of waiting.keys()) taken.add(id);
      waiting.clear();
      const others = more();
      if (figures.length === 0 && !Object.values(others).some((other) => other !== undefined)) return undefined;
      return { ...about, figures, releases, ...others };
    },
  };
}

/** Adds up the tasks of over 50 ms; browsers that do not measure them have none. */
export function createLongTasks(measure: (onTask: (ms: number) => void) => void) {
  let count = 0;
  let ms = 0;
  measure((duration) => {
    count += 1;
    ms += duration;
  });
  return {
    /** Those since the last call, if any. */
    take(): Vitals['longTasks'] {
      const taken = count > 0 ? { count, ms: Math.round(ms) } : undefined;
      count = 0;
      ms = 0;
      return taken;
    },
  };
}

/** Measures with the browser's own observer, from the page's start on. */
export function observeLongTasks(onTask: (ms: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) onTask(duration);
  });
  observer.observe({ type: 'longtask', buffered: true });
}
