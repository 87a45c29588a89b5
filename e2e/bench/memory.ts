import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/**
 * Megabytes of a browser's page processes: elements, styles and pictures are not on the script's heap.
 *
 * @returns nothing except on Linux
 */
export async function pagesMegabytes(browser: Browser): Promise<number | undefined> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => privateKilobytes(id)));
  if (sizes.some((size) => size === undefined)) return undefined;
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) / 1024;
}

async function privateKilobytes(pid: number): Promise<number | undefined> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => undefined);
  if (rollup === undefined) return undefined;
  return [...rollup.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)].reduce(
    (sum, [, size]) => sum + Number(size),
    0,
  );
}
