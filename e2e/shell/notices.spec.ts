import { expect, type Page } from '@playwright/test';
import { noteShifts, shiftSoFar } from '../page/shifts';
import { test } from '../product/test';
import { hubOf } from './hubOf';
import { canBeHidden, MATCH, NO_TIME_FOR_FILES, pushed, writeDownSounds } from './visit';

const toasts = (page: Page) => page.getByRole('status', { name: 'Thông báo trận đấu' });
const toast = (page: Page) => toasts(page).getByRole('link');

/** A page that is connected, touched by its visitor, and knows the match at 0 – 0. */
async function aVisit(page: Page, path = '/tips') {
  const visit = await anUntouchedVisit(page, path);
  await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
  return visit;
}

/** What moves soon after a touch is the visitor's doing; here nothing is. */
async function anUntouchedVisit(page: Page, path = '/tips') {
  const hub = await hubOf(page);
  const sounds = await writeDownSounds(page);
  await page.goto(path);
  await expect(toasts(page)).toBeAttached();
  // The handshake of the real hub goes first, then what the test says.
  await expect.poll(() => hub.isReady()).toBe(true);
  hub.say(pushed(10, 0, 0));
  return { hub, sounds };
}

test('a goal is told on any page by toast and sound, its scorer filled in when he is known', async ({ page }) => {
  const { hub, sounds } = await aVisit(page);
  hub.say(pushed(11, 1, 0));
  await expect(toast(page)).toHaveText(/Bàn thắng\s*67’\s*V\.League 1\s*Sông Lam\s*1 – 0\s*Nam Định$/);
  hub.say(pushed(12, 1, 0, 'Phan Văn Đức'), pushed(11, 1, 0), pushed(12, 1, 0, 'Phan Văn Đức'));
  await expect(toast(page)).toContainText('Phan Văn Đức');
  await expect(toast(page)).toHaveCount(1);
  await expect.poll(() => sounds).toHaveLength(1);
  await toast(page).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('a goal is told over an open dialog too, which gives way when its match is asked for', async ({ page }) => {
  const { hub } = await aVisit(page);
  await page.getByRole('button', { name: 'Cài đặt' }).click();
  const dialog = page.getByRole('dialog');
  hub.say(pushed(11, 1, 0), pushed(12, 2, 0));
  await expect(dialog.getByRole('status').getByRole('link')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Đóng thông báo' }).first().click();
  await expect(toast(page)).toHaveCount(1);
  await expect(dialog).toBeVisible();
  await toast(page).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('tab').first()).toBeVisible();
  hub.say(pushed(13, 3, 0));
  await expect(toast(page)).toContainText('3 – 0');
});

test('a toast that pushes others down moves nothing of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await noteShifts(page);
  const { hub } = await anUntouchedVisit(page);
  for (const home of [1, 2, 3, 4]) {
    hub.say(pushed(10 + home, home, 0));
    await expect(toast(page).first()).toContainText(`${home} – 0`);
  }
  await expect(page.getByRole('button', { name: '+1 bàn thắng khác' })).toBeVisible();
  const tops = await page.locator('[data-toast]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(tops).toHaveLength(4);
  for (const [at, box] of tops.entries()) if (at > 0) expect(box.top).toBeCloseTo((tops[at - 1]?.bottom ?? 0) + 8, 1);
  const { score, worst } = await shiftSoFar(page);
  expect(score, worst).toBeLessThan(0.001);
});

test('a cancelled goal is told without a sound, and the next one again', async ({ page }) => {
  const { hub, sounds } = await aVisit(page);
  hub.say(pushed(11, 1, 0));
  await expect.poll(() => sounds).toHaveLength(1);
  hub.say(pushed(12, 0, 0));
  await expect(toast(page).first()).toContainText('Bàn thắng bị huỷ (VAR)');
  expect(sounds).toHaveLength(1);
});

test.describe('on a clock that the test turns', () => {
  test.use({ expectedNoise: NO_TIME_FOR_FILES });

  test('a toast goes after five seconds, and stays under the pointer', async ({ page }) => {
    await page.clock.install();
    const { hub } = await aVisit(page);
    hub.say(pushed(11, 1, 0));
    await expect(toast(page)).toBeVisible();
    await toast(page).hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(5, 500);
    await page.clock.runFor(4_900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
  });
});

test('who wants favourites only hears of no other', async ({ page }) => {
  await page.addInitScript((followed) => {
    localStorage.setItem('tyso.settings', JSON.stringify({ value: { notification: 'favorite' } }));
    localStorage.setItem('tyso.favourites', JSON.stringify({ value: `${followed} 5`, expiry: Date.now() + 60_000 }));
  }, MATCH);
  const { hub } = await aVisit(page);
  hub.say(pushed(10, 0, 0, undefined, MATCH + 1));
  hub.say(pushed(11, 1, 0, 'Người lạ', MATCH + 1));
  hub.say(pushed(11, 1, 0, 'Người quen'));
  await expect(toast(page)).toContainText('Người quen');
  await expect(toast(page)).toHaveCount(1);
});

test('of two tabs one tells a goal', async ({ page, context }) => {
  const other = await context.newPage();
  const there = await aVisit(other);
  const here = await aVisit(page);
  for (const home of [1, 2, 3]) {
    for (const { hub } of [here, there]) hub.say(pushed(10 + home, home, 0));
    const told = async () => `${await toasts(page).textContent()} ${await toasts(other).textContent()}`;
    await expect.poll(async () => (await told()).split(`${home} – 0`).length - 1).toBe(1);
  }
  await expect.poll(() => here.sounds.length + there.sounds.length).toBeGreaterThan(0);
  expect(here.sounds.length + there.sounds.length).toBeLessThanOrEqual(3);
  expect((await toast(page).count()) + (await toast(other).count())).toBe(3);
});

test('a hidden page says the goal in its title, until it is looked at', async ({ page }) => {
  const hide = await canBeHidden(page);
  const { hub } = await aVisit(page);
  const title = await page.title();
  await hide(true);
  hub.say(pushed(11, 1, 0));
  await expect.poll(() => page.title()).toBe('⚽ 67’ Sông Lam 1 – 0 Nam Định');
  await hide(false);
  await expect.poll(() => page.title()).toBe(title);
  await expect(toast(page)).toBeVisible();
});

test('a thousand goals in a second leave three toasts, one number and a page that answers', async ({ page }) => {
  const { hub, sounds } = await aVisit(page);
  const matches = Array.from({ length: 1_000 }, (_, index) => MATCH + 1 + index);
  hub.say(...matches.map((match) => pushed(10, 0, 0, undefined, match)));
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'tysoTasks', tasks);
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
  });
  for (let first = 0; first < matches.length; first += 100) {
    hub.say(...matches.slice(first, first + 100).map((match) => pushed(11, 1, 0, undefined, match)));
  }
  const others = page.getByRole('button', { name: '+997 bàn thắng khác' });
  await expect(others).toBeVisible();
  await expect(toast(page)).toHaveCount(3);
  await others.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sông Lam' })).toHaveCount(50);
  expect(sounds.length).toBeLessThan(5);
  const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'tysoTasks')));
  expect(longest, 'longest task in ms').toBeLessThan(500);
});
