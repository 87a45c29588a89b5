import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';

const ROOT = join(import.meta.dirname, '../..');
/** Texts that only the code of overrides contains. */
const SIGNS = ['tyso-overrides', 'Bản thử', "'mfe.'"];

/** All code below a folder, as one text. */
async function codeIn(folder: string, ending: RegExp): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => ending.test(file));
  expect(files).not.toHaveLength(0);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

test('no file of the released shell has the code that overrides remotes', async () => {
  const source = await codeIn(join(ROOT, 'shell/src/state/development'), /(?<!\.test)\.ts$/);
  const released = await codeIn(join(ROOT, 'shell/dist'), /\.js$/);
  for (const sign of SIGNS) {
    expect(source, 'the sign still stands in the code').toContain(sign);
    expect(released).not.toContain(sign.replaceAll("'", '"'));
    expect(released).not.toContain(sign);
  }
});

test('an address that names another release means nothing to visitors', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/?mfe.mfe-scores=/r/mfe-scores/0.0.0-evil/mf-manifest.json');
  await expect(matchRows(page).first()).toBeVisible();
  expect(asked.filter((url) => url.includes('0.0.0-evil') && !url.includes('?mfe'))).toEqual([]);
  await expect(page.locator('#tyso-overrides')).toHaveCount(0);
});
