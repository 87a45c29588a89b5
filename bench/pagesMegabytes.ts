import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/**
 * Megabytes of a browser's page processes: elements, styles and pictures are not on the script's heap.
 *
 * @returns `NaN` except on Linux
 */
export async function pagesMegabytes(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => privateKilobytes(id)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function privateKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => undefined);
  if (rollup === undefined) return Number.NaN;
  const parts = [...rollup.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)];
  return parts.reduce((sum, [, size]) => sum + Number(size), 0);
}
