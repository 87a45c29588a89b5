import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { type Machine, startMachines } from '../product/startMachines';
import { changedBuild } from './changedBuild';
import { aTab, numberIn, releasesOf, visit } from './tabs';
import { type } from './type';

const PAGE = '/top-nha-cai';
/** Has slots of `mfe-ads`, none of its pages, and no card with the heading. */
const OTHER_PAGE = '/lich-thi-dau';
const UNCHECKED = ['--unchecked', 'thử'];
const BANNER = { name: 'Bản xem trước' };
const SOON = { intervals: [100] };

/** The heading of the page of `mfe-ads`, as it is built. */
const BUILT = 'Top nhà cái';

let site: Awaited<ReturnType<typeof startMachines>>;
test.beforeAll(async () => {
  site = await startMachines(2);
});
test.afterAll(() => site?.stop());

const both = () => site.machines;
const [one, two] = [0, 1].map((at) => (): Machine => {
  const machine = site.machines[at];
  if (!machine) throw new Error('Expected two machines');
  return machine;
}) as [() => Machine, () => Machine];
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pointerOn = async ({ url }: Machine) => (await fetch(`${url}/live/mfe-ads.json`)).json();
const liveOn = async (machine: Machine): Promise<string> => (await pointerOn(machine)).live.release;

/** How a changed build is released: with this heading, and what else is changed in its scripts. */
type Change = { readonly heading: string; readonly edit?: (text: string) => string };

/** Releases the last build of `mfe-ads` after a change; its name, and what the command printed. */
async function release({ heading, edit = (text) => text }: Change, ...how: string[]) {
  const build = await mkdtemp(join(tmpdir(), 'tyso-build-'));
  try {
    // A build of other modules gets another name, so that two releases in one tab stay apart.
    const modules = `mfe_ads_${Buffer.from(heading).toString('hex')}`;
    const changed = (text: string) =>
      edit(text)
        .replaceAll(BUILT, heading)
        .replace(/mfe_ads_[0-9a-f]{12}/g, modules);
    await changedBuild('mfe-ads', build, changed);
    const said = await type(site.api, 'release', 'mfe-ads', '--from', build, ...how);
    return { release: /^mfe-ads (\S+)/m.exec(said)?.[1] ?? '', said };
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

/** Everybody gets the last build with this heading; returns the release. */
async function goLive(heading: string): Promise<string> {
  const { release: next, said } = await release({ heading }, '--now', ...UNCHECKED);
  expect(said).toContain(`mfe-ads ${next} is live`);
  for (const machine of both()) await expect.poll(() => liveOn(machine), SOON).toBe(next);
  return next;
}

/** A new visitor of a machine, with this number if any, sees this heading and gets this release alone. */
async function expectSeen(browser: Browser, machine: Machine, seen: { heading: string; release: string }, number = 1) {
  const { page, open, close } = await aTab(browser, machine.url, number);
  await open(PAGE);
  await expect(headingOf(page, seen.heading)).toBeVisible();
  expect(await releasesOf(page)).toEqual([seen.release]);
  await expect(page.getByRole('complementary', BANNER)).toHaveCount(0);
  await close();
}

test('what is released, and taken back, is what pages of both machines load within two seconds', async ({
  browser,
}) => {
  const before = await goLive('Nhà cái trước');
  const { release: after } = await release({ heading: 'Nhà cái sau' }, '--now', ...UNCHECKED);
  const made = Date.now();
  for (const machine of both()) await expect.poll(() => liveOn(machine), SOON).toBe(after);
  expect(Date.now() - made).toBeLessThan(2_000);
  for (const machine of both()) await expectSeen(browser, machine, { heading: 'Nhà cái sau', release: after });
  const said = await type(site.api, 'rollback', 'mfe-ads', '--reason', 'thử');
  expect(said).toContain(`mfe-ads ${before} is live again, in place of ${after}`);
  for (const machine of both()) await expect.poll(() => liveOn(machine), SOON).toBe(before);
  await expectSeen(browser, two(), { heading: 'Nhà cái trước', release: before });
});

test('what is off on one machine is off there alone', async () => {
  const status = async ({ url }: Machine) => (await fetch(url + PAGE)).status;
  await type(one(), 'off', 'mfe-ads', '--here');
  await expect.poll(() => status(one()), SOON).toBe(503);
  expect(await status(two())).toBe(200);
  await type(one(), 'on', 'mfe-ads', '--here');
  await expect.poll(() => status(one()), SOON).toBe(200);
});

test('a candidate whose scripts throw is withdrawn on both machines, and an open tab of it heals', async ({
  browser,
}) => {
  const live = await goLive('Nhà cái tốt');
  const edit = (text: string) =>
    // Slots stay well, and so does its server entry, which has the page, too.
    text.includes('Top nhà cái') && !text.includes('LandingCards')
      ? `if (typeof document === "object") throw new Error("hỏng");${text}`
      : text;
  const how = ['--share', '50', ...UNCHECKED];
  const { release: candidate, said } = await release({ heading: 'Nhà cái hỏng', edit }, ...how);
  expect(said).toContain('is a candidate for 50 % of the browsers');
  for (const machine of both())
    await expect.poll(async () => (await pointerOn(machine)).candidate?.share, SOON).toBe(50);

  const takes = numberIn(candidate, (bucket) => bucket < 50);
  const tab = await aTab(browser, two().url, takes);
  await tab.open(OTHER_PAGE);
  await expect.poll(() => releasesOf(tab.page)).toEqual([candidate]);
  await tab.page.evaluate(() => Object.assign(window, { isSameTab: true }));
  await expect.poll(tab.isConnected).toBe(true);

  for (const [index, wanted] of [0, 99, 1, 98, 2, 97, 3, 96].entries()) {
    const number = numberIn(candidate, (bucket) => bucket === wanted);
    // Each machine has browsers of both groups.
    await visit(browser, (index % 4 < 2 ? one() : two()).url, { path: PAGE, number });
  }
  const states = async () => Promise.all(both().map(async (machine) => (await pointerOn(machine)).candidate?.share));
  await expect.poll(states, { timeout: 60_000, intervals: [500] }).toEqual([undefined, undefined]);

  await expect.poll(tab.heard).toContainEqual(expect.stringContaining(candidate));
  await tab.page.getByRole('navigation').getByRole('link', { name: 'Tin tức', exact: true }).first().click();
  await expect(tab.page).toHaveURL(/\/news$/);
  await expect.poll(() => releasesOf(tab.page)).toEqual([candidate, live]);
  expect(await tab.page.evaluate(() => 'isSameTab' in window)).toBe(true);
  await tab.close();
  for (const machine of both()) await expectSeen(browser, machine, { heading: 'Nhà cái tốt', release: live }, takes);

  const list = await type(site.api, 'releases', 'mfe-ads');
  expect(list).toMatch(new RegExp(`^mfe-ads +${candidate} .* withdrawn`, 'm'));
  expect(list).toMatch(new RegExp(`^mfe-ads +${live} .* live`, 'm'));
  expect(list).toMatch(new RegExp(`^mfe-ads ${candidate} was withdrawn by judge at \\S+: faults: `, 'm'));
});

test('a phone that opens a link sees the release on both machines, and nobody else does', async ({ browser }) => {
  const live = await goLive('Nhà cái thường');
  const shown = await release({ heading: 'Nhà cái xem thử' }, '--preview', 'ten-nhanh');
  const { search } = new URL(/^http\S+$/m.exec(shown.said)?.[0] ?? '');
  for (const machine of both()) {
    const phone = await aPhone(browser, machine.url + PAGE + search);
    await expect(headingOf(phone, 'Nhà cái xem thử')).toBeVisible();
    await expect(phone.getByRole('complementary', BANNER)).toContainText('“ten-nhanh”: mfe-ads');
    expect(await releasesOf(phone)).toEqual([shown.release]);
    await expectSeen(browser, machine, { heading: 'Nhà cái thường', release: live });
    await phone.getByRole('complementary', BANNER).getByRole('link', { name: 'Thoát' }).tap();
    await expect(headingOf(phone, 'Nhà cái thường')).toBeVisible();
  }
  const list = await type(site.api, 'releases', 'mfe-ads');
  expect(list).toMatch(new RegExp(`^mfe-ads +${shown.release} .* preview ten-nhanh`, 'm'));
});

async function aPhone(browser: Browser, link: string): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
  const page = await (await browser.newContext({ ...phone, locale: 'vi-VN' })).newPage();
  await page.goto(link);
  return page;
}
