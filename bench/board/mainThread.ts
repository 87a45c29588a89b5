import type { CDPSession, Page } from '@playwright/test';
import { median } from '../figures';

/** Slow-down of the processor, to that of a middling phone. */
export const CPU_SLOWDOWN = 4;

const IDLE_SECONDS = 5;

/** Measures the main thread of a page by the browser's own counters of processor time. */
export async function watchMainThread(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let idleShare = 0;

  /** Milliseconds of work that `action` causes within `windowMs`, beyond the idle work. */
  const costOf = async (action: () => unknown, windowMs: number): Promise<number> => {
    const before = await taskMs(devtools);
    await action();
    await page.waitForTimeout(windowMs);
    return (await taskMs(devtools)) - before - idleShare * windowMs;
  };
  return {
    costOf,
    /** Measures the idle work. */
    async learnIdle() {
      const seconds: number[] = [];
      for (let second = 0; second < IDLE_SECONDS; second += 1) seconds.push(await costOf(() => undefined, 1000));
      idleShare = median(seconds) / 1000;
    },
    async endThrottling() {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await devtools.send('HeapProfiler.collectGarbage');
    },
  };
}

async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
