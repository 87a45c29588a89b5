import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test } from '../browser/clock';
import { entryOf, THROWS_AT_FIRST } from '../faults/entries';
import { releaseEntry } from '../faults/releases';
import { openFedProduct } from './fedProduct';

const BROKEN = '9.9.0-throws';

const fed = openFedProduct();

type Named = { remote: string; release: string };

/** What `api` says of a release. */
async function told(isMeant: (one: Named) => boolean): Promise<unknown> {
  const answer = await (await fetch(new URL('/internal/releases', await fed.apiOrigin()))).json();
  return answer.data.releases.find(isMeant);
}

const broken = () => told(({ release }) => release === BROKEN);

/** What `npm run releases -- mfe-ads` prints. */
async function listed(env: Record<string, string>): Promise<string> {
  const command = join(import.meta.dirname, '../../server/delivery/dist/bin/live.js');
  const args = [command, 'list', 'mfe-ads', '--data', fed.product().dataDir];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  return stdout;
}

test.describe('a release that throws at its visitors', () => {
  test('is known within seconds, with kind and page, and the list of releases shows it', async ({ page }) => {
    await releaseEntry(fed.product().dataDir, 'mfe-ads', BROKEN, entryOf(THROWS_AT_FIRST));
    await page.goto(`${fed.product().url}/top-nha-cai`);
    await expect.poll(broken, { timeout: 15_000, intervals: [250] }).toMatchObject({
      ...{ remote: 'mfe-ads', release: BROKEN, views: 1 },
      faults: expect.arrayContaining([{ kind: 'part-threw-at-start', route: '/top-nha-cai', count: 1 }]),
    });
    const table = await listed({ API_ORIGIN: await fed.apiOrigin() });
    expect(table).toMatch(new RegExp(`${BROKEN} .* 1 +1000\\.0 `));
    expect(table).toContain('faults/1000');
  });

  test('a shell that does not start tells of that', async ({ page }) => {
    await page.route(`${fed.product().url}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<script[^>]*id="tyso-site"[^>]*>)[^<]*/, '$1{}');
      await route.fulfill({ response, body });
    });
    await page.goto(fed.product().url);
    const shell = () => told(({ remote }) => remote === 'shell');
    await expect.poll(shell, { timeout: 15_000, intervals: [250] }).toMatchObject({
      faults: expect.arrayContaining([{ kind: 'unexpected', route: '/*', count: 1 }]),
    });
  });

  test('no visitor reads it', async () => {
    const answer = await fetch(new URL('/internal/releases', fed.product().url));
    expect([answer.status, (await answer.text()).includes('part-threw')]).toEqual([404, false]);
  });

  test('the list says that figures are missing where no api answers', async () => {
    expect(await listed({ API_ORIGIN: '' })).toMatch(/^What visitors had of them is not known: api is not running/m);
  });
});
