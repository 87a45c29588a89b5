import { expect, type Page } from '@playwright/test';
import { test as base } from '../browser/test';
import { withoutLateFiles } from '../product/test';
import { CODE } from './code';
import { CONNECTIONS } from './connections';
import { MISSING_FILES, WRONG_FILES } from './files';
import { expectGoal } from './liveMatch';
import { MACHINE } from './machine';
import { POINTERS } from './pointers';
import { MEANWHILE } from './releasesMeanwhile';
import { releaseAsBuilt } from './releasing';
import { REFUSED, RELEASING } from './releasingRefused';
import { RENDERING } from './rendering';
import type { OwnRow, ReleasedRow, Row } from './row';
import { type ReleasedSite, type Site, startReleasedSite, startSite } from './site';
import { BOOKMAKERS, countVisits, isAltered, visit } from './visitor';

/** No file is requested more often than this in a test, including its caches and three tries. */
const MAX_REQUESTS = 9;

const test = base.extend<object, { site: Site; released: ReleasedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  released: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const site = await startReleasedSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

const ROWS: readonly (readonly [kind: string, rows: readonly Row[]])[] = [
  ['Code that throws or does not fit', CODE],
  ['Files that are wrong', WRONG_FILES],
  ['Files that do not come', MISSING_FILES],
  ['Pointers that are wrong', POINTERS],
  ['Releases while a tab is open', MEANWHILE],
  ['Rendering on the server', RENDERING],
];

const RELEASED_ROWS: readonly (readonly [kind: string, rows: readonly ReleasedRow[]])[] = [
  ['Releases that go wrong', RELEASING],
  ['Releases that are refused', REFUSED],
];

const OWN_ROWS: readonly (readonly [kind: string, rows: readonly OwnRow[]])[] = [
  ['Connections whose other end has vanished', CONNECTIONS],
  ['Servers and their clock', MACHINE],
];

const isInThisRing = ({ isInRing2 }: { isInRing2?: true }) => isInRing2 || process.env.TEST_RING === 'long';

// They wait longest, and begin first.
for (const [kind, rows] of OWN_ROWS) {
  for (const row of rows.filter(isInThisRing)) {
    test(`${kind}: ${row.broken}`, async ({ page, context }) => {
      if (row.timeout) test.setTimeout(row.timeout);
      await row.run({ page, context });
    });
  }
}

for (const [kind, rows] of ROWS) {
  for (const row of rows.filter(isInThisRing)) {
    test(`${kind}: ${row.broken}`, async ({ page, site }) => {
      const putBack = site.product.keep();
      const startAgain = () => site.product.startAgain();
      await tryRow(row, page, site, startAgain).finally(putBack);
    });
  }
}

for (const [kind, rows] of RELEASED_ROWS) {
  for (const row of rows.filter(isInThisRing)) {
    test(`${kind}: ${row.broken}`, async ({ page, released }) => {
      await tryRow(row, page, released).finally(() => releaseAsBuilt(released.product.dataDir, 'mfe-ads'));
    });
  }
}

type StartAgain = Site['product']['startAgain'];

/** Whatever is broken, nothing is asked for in a loop, and what is reported stands in `docs/errors.md`. */
async function tryRow<S extends Site | ReleasedSite>(row: Row<S>, page: Page, site: S, startAgain?: StartAgain) {
  if (row.timeout) test.setTimeout(row.timeout);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  site.network.forget();
  site.apiNetwork.forget();
  try {
    await play(row, page, site, startAgain);
  } finally {
    site.network.mendAll();
    site.apiNetwork.mendAll();
  }
  const asked = site.network.askedMost(/^\/(r|live)\//);
  expect(asked, 'nothing is asked for in a loop').toBeLessThanOrEqual(MAX_REQUESTS);
  const lines = said.filter((line) => line.startsWith('[TySo]'));
  if (row.reported) expect(lines.join('\n')).toContain(`Fault: ${row.reported}`);
  else expect(withoutLateFiles(lines)).toEqual([]);
}

/** Breaks, looks, expects a goal, mends and looks again. */
async function play<S extends Site | ReleasedSite>(row: Row<S>, page: Page, site: S, startAgain?: StartAgain) {
  const mend = await row.breaks?.(site);
  let isMended = typeof mend !== 'function';
  const again = row.restarts ? await startAgain?.() : undefined;
  const scene = { page, site, url: again?.url ?? site.url };
  try {
    const visits = countVisits(page);
    await visit(page, scene.url + (row.at ?? BOOKMAKERS));
    await row.sees(scene);
    await expectGoal(page, site.match);
    expect(await isAltered(page), 'nothing altered has run').toBeUndefined();
    await row.still?.(scene);
    if (typeof mend === 'function') await mend();
    isMended = true;
    await row.heals?.(scene);
    if (!row.mayReload) expect(visits(), 'without a reload').toBe(1);
  } finally {
    if (!isMended && typeof mend === 'function') await mend();
    // An open page would preload other pages from a stopped server, and log errors.
    if (again) await page.goto('about:blank');
    await again?.stop();
  }
}
