import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { freePort } from '../operations/startImage';
import { type Product, startProduct } from '../product/startProduct';
import { matchRows } from './board';

const COMMAND = join(import.meta.dirname, '../../server/feeds/dist/bin/standIn.js');

/** `npm run stand-in -- thesports`, and the variables that it prints for a site beside it. */
async function startStandIn() {
  const child = spawn(process.execPath, [COMMAND, 'thesports', '--port', String(await freePort())], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const variables = await new Promise<Record<string, string>>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The stand-in ended')));
    createInterface(child.stdout).on('line', (line) => {
      const said = [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
      if (line.startsWith('FEED=')) resolve(Object.fromEntries(said));
    });
  });
  return {
    variables,
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

test("the site shows the matches of TheSports' stand-in, and its push is open", async ({ page }) => {
  const standIn = await startStandIn();
  let product: Product | undefined;
  try {
    const apiPort = await freePort();
    product = await startProduct({ ...standIn.variables, API_PORT: String(apiPort) });
    const figures = async () => (await fetch(`http://127.0.0.1:${apiPort}/metrics`)).text();
    await expect.poll(figures, { timeout: 60_000 }).toContain('tyso_feed_left_out{feed="thesports",what="push"} 0');
    await expect.poll(figures, { timeout: 60_000 }).toMatch(/tyso_feed_matches\{feed="thesports",what=""\} [1-9]/);
    await page.goto(`${product.url}/?filter=all`);
    await expect(matchRows(page).first()).toBeVisible();
  } finally {
    await product?.stop();
    await standIn.stop();
  }
});
