import type { Vitals } from 'shared-kernel/protocol/beacon';

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
