import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { type Machine, startMachines } from './machines';
import { aTab, numberIn, releasesOf, visit } from './tabs';

const PAGE = '/top-nha-cai';
/** Has slots of `mfe-ads`, none of its pages, and no card with the heading. */
const OTHER_PAGE = '/lich-thi-dau';
const UNCHECKED = ['--unchecked', 'thử'];
const BANNER = { name: 'Bản xem trước' };
/** A bucket is read each second. */
const SOON = { intervals: [250] };

let site: Awaited<ReturnType<typeof startMachines>>;
test.beforeAll(async () => {
  site = await startMachines();
});
test.afterAll(() => site?.stop());

const both = () => [site.one, site.two];
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const liveOn = async (machine: Machine): Promise<string> => (await machine.pointer()).live.release;

/** Everybody gets the last build with this heading; returns the release. */
async function goLive(machine: Machine, heading: string): Promise<string> {
  const { release, said } = await machine.release({ heading }, '--now', ...UNCHECKED);
  expect(said).toContain(`mfe-ads ${release} is live`);
  for (const one of both()) await expect.poll(() => liveOn(one), SOON).toBe(release);
  return release;
}

/** A new visitor of a machine, with this number if any, sees this heading and gets this release alone. */
async function expectSeen(browser: Browser, machine: Machine, seen: { heading: string; release: string }, number = 1) {
  const { page, open, close } = await aTab(browser, machine.url(), number);
  await open(PAGE);
  await expect(headingOf(page, seen.heading)).toBeVisible();
  expect(await releasesOf(page)).toEqual([seen.release]);
  await expect(page.getByRole('complementary', BANNER)).toHaveCount(0);
  await close();
}

test('a release that one machine made is what a page of the other loads within seconds', async ({ browser }) => {
  const { release } = await site.one.release({ heading: 'Nhà cái mới' }, '--now', ...UNCHECKED);
  const made = Date.now();
  await expect.poll(() => liveOn(site.two), SOON).toBe(release);
  expect(Date.now() - made).toBeLessThan(10_000);
  await expectSeen(browser, site.two, { heading: 'Nhà cái mới', release });
});

test('going back on one machine is seen on the other', async ({ browser }) => {
  const before = await goLive(site.one, 'Nhà cái trước');
  const after = await goLive(site.one, 'Nhà cái sau');
  await expectSeen(browser, site.one, { heading: 'Nhà cái sau', release: after });
  const said = await site.two.type('live', 'rollback', 'mfe-ads', '--reason', 'thử');
  expect(said).toContain(`mfe-ads ${before} is live again, in place of ${after}`);
  await expect.poll(() => liveOn(site.one), SOON).toBe(before);
  await expectSeen(browser, site.one, { heading: 'Nhà cái trước', release: before });
});

test('a candidate whose scripts throw is withdrawn on both machines, and an open tab of it heals', async ({
  browser,
}) => {
  const live = await goLive(site.two, 'Nhà cái tốt');
  const edit = (text: string) =>
    // Slots stay well, and so does its server entry, which has the page, too.
    text.includes('Top nhà cái') && !text.includes('LandingCards')
      ? `if (typeof document === "object") throw new Error("hỏng");${text}`
      : text;
  const { release: candidate, said } = await site.one.release(
    { heading: 'Nhà cái hỏng', edit },
    ...['--share', '50', ...UNCHECKED],
  );
  expect(said).toContain('is a candidate for 50 % of the browsers');
  for (const one of both()) await expect.poll(async () => (await one.pointer()).candidate?.share, SOON).toBe(50);

  const takes = numberIn(candidate, (bucket) => bucket < 50);
  const tab = await aTab(browser, site.two.url(), takes);
  await tab.open(OTHER_PAGE);
  await expect.poll(() => releasesOf(tab.page)).toEqual([candidate]);
  await tab.page.evaluate(() => Object.assign(window, { isSameTab: true }));
  await expect.poll(tab.isConnected).toBe(true);

  for (const [index, wanted] of [0, 99, 1, 98, 2, 97, 3, 96].entries()) {
    const number = numberIn(candidate, (bucket) => bucket === wanted);
    // Each machine has browsers of both arms.
    await visit(browser, (index % 4 < 2 ? site.one : site.two).url(), { path: PAGE, number });
  }
  const states = async () => Promise.all(both().map(async (one) => (await one.pointer()).candidate?.share));
  await expect.poll(states, { timeout: 60_000, intervals: [500] }).toEqual([undefined, undefined]);
  expect(site.bucket.text('judge/lease.json')).toBeDefined();

  await expect.poll(tab.heard).toContainEqual(expect.stringContaining(candidate));
  await tab.page.getByRole('navigation').getByRole('link', { name: 'Tin tức', exact: true }).first().click();
  await expect(tab.page).toHaveURL(/\/news$/);
  await expect.poll(() => releasesOf(tab.page)).toEqual([candidate, live]);
  expect(await tab.page.evaluate(() => 'isSameTab' in window)).toBe(true);
  await tab.close();
  for (const one of both()) await expectSeen(browser, one, { heading: 'Nhà cái tốt', release: live }, takes);

  const list = await site.two.type('live', 'list', 'mfe-ads');
  expect(list).toMatch(new RegExp(`^mfe-ads +${candidate} .* withdrawn`, 'm'));
  expect(list).toMatch(new RegExp(`^mfe-ads +${live} .* live`, 'm'));
  const { history } = JSON.parse(site.bucket.text('live/mfe-ads.json') ?? '{}');
  const why = expect.stringMatching(/^faults: \d of \d had a fault/);
  expect(history.at(-1)).toMatchObject({ what: 'withdraw', who: 'judge', candidate, why });
});

test('a phone that opens the link of one machine on the other sees the release, also after a pruning', async ({
  browser,
}) => {
  const live = await goLive(site.one, 'Nhà cái thường');
  const shown = await aPreview('Nhà cái xem thử');
  await expect.poll(async () => (await fetch(shown.link)).status, SOON).toBe(200);
  const kept = await aPreview('Nhà cái xem sau');
  const phone = await aPhone(browser, shown.link);
  await expect(headingOf(phone, 'Nhà cái xem thử')).toBeVisible();
  await expect(phone.getByRole('complementary', BANNER)).toContainText('“ten-nhanh”: mfe-ads');
  expect(await releasesOf(phone)).toEqual([shown.release]);
  for (const one of both()) await expectSeen(browser, one, { heading: 'Nhà cái thường', release: live });

  expect(existsSync(join(site.two.dataDir, 'site/r/mfe-ads', kept.release))).toBe(false);
  const later = putOthers(kept.release, 12);
  const pruned = await site.one.type('live', 'prune');
  const [, removed = ''] = /^s3:\/\/tyso\/site: mfe-ads: \d+ kept, removed (.*)$/m.exec(pruned) ?? [];
  expect(removed.split(', ')).toEqual(expect.arrayContaining(later.slice(0, 2)));

  // The second machine has one of them from the bucket alone.
  for (const one of both()) {
    const list = await one.type('live', 'list', 'mfe-ads');
    for (const { release } of [shown, kept]) {
      expect(list).toMatch(new RegExp(`^mfe-ads +${release} .* preview ten-nhanh`, 'm'));
    }
  }

  await phone.reload();
  await expect(headingOf(phone, 'Nhà cái xem thử')).toBeVisible();
  const another = await aPhone(browser, kept.link);
  await expect(headingOf(another, 'Nhà cái xem sau')).toBeVisible();
  expect(await releasesOf(another)).toEqual([kept.release]);
  await another.getByRole('complementary', BANNER).getByRole('link', { name: 'Thoát' }).tap();
  await expect(headingOf(another, 'Nhà cái thường')).toBeVisible();
  await expect(another.getByRole('complementary', BANNER)).toHaveCount(0);
});

/** A link that the first machine made, as it opens on the second. */
async function aPreview(heading: string): Promise<{ release: string; link: string }> {
  const { release, said } = await site.one.release({ heading }, '--preview', 'ten-nhanh');
  const link = /^http\S+$/m.exec(said)?.[0] ?? '';
  expect(link).toContain(`${site.one.url()}/?xem-truoc=mfe-ads~`);
  return { release, link: link.replace(site.one.url(), site.two.url()).replace('/?', `${PAGE}?`) };
}

async function aPhone(browser: Browser, link: string): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
  const page = await (await browser.newContext({ ...phone, locale: 'vi-VN' })).newPage();
  await page.goto(link);
  return page;
}

/** So many newer releases that nobody looks at, of another one's files: the older ones of those are to be pruned. */
function putOthers(release: string, count: number): string[] {
  const { objects } = site.bucket;
  const prefix = `site/r/mfe-ads/${release}`;
  const others = Array.from({ length: count }, (_, index) => `9.9.${index}-0123456789`);
  const files = [...objects].filter(([key]) => key.startsWith(prefix));
  for (const [index, other] of others.entries()) {
    const writtenAt = new Date(Date.now() + index * 1_000);
    for (const [key, file] of files) {
      objects.set(key.replace(release, other), { ...file, writtenAt });
    }
  }
  return others;
}

for (const trouble of ['is not reached', 'is silent'] as const) {
  test(`while the bucket ${trouble} both machines serve pages, and the next release arrives after that`, async ({
    browser,
  }) => {
    const live = await goLive(site.one, `Nhà cái khi ${trouble}`);
    site.bucket.setTrouble(trouble);
    try {
      const asked = site.bucket.requests.length;
      // Both have asked for each of four pointers.
      await expect.poll(() => site.bucket.requests.length, SOON).toBeGreaterThan(asked + 8);
      for (const one of both()) {
        await expectSeen(browser, one, { heading: `Nhà cái khi ${trouble}`, release: live });
      }
      if (trouble === 'is not reached') {
        await expect(site.two.type('live', 'rollback', 'mfe-ads')).rejects.toThrow(/s3:\/\/tyso\/site is not reached/);
      }
    } finally {
      site.bucket.setTrouble(undefined);
    }
    const next = await goLive(site.two, `Nhà cái sau khi ${trouble}`);
    for (const one of both()) {
      await expectSeen(browser, one, { heading: `Nhà cái sau khi ${trouble}`, release: next });
    }
  });
}
