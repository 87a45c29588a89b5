import { expect, type Page } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { noteShifts, shiftSoFar } from '../page/shifts';
import { askApi, matchesNow } from '../product/askApi';
import { test } from '../product/test';
import { anUntouchedVisit, aVisit, toast, toasts } from './noticed';
import { canBeHidden, MATCH, pushed, pushedNameless } from './visit';

test('a goal is announced over an open dialog too, which closes when its match is requested', async ({ page }) => {
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

test('a toast that pushes others down moves nothing of the page, and covers no header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await noteShifts(page);
  // Who has not chosen hears on a phone of hot and followed matches, and this one is neither.
  await page.addInitScript(() => {
    // Frames are sandboxed.
    if (window === window.top) localStorage.setItem('tyso.settings', '{"value":{"notification":"all"}}');
  });
  const { hub } = await anUntouchedVisit(page);
  for (const home of [1, 2, 3, 4]) {
    hub.say(pushed(10 + home, home, 0));
    await expect(toast(page).first()).toContainText(`${home} – 0`);
  }
  await expect(page.getByRole('button', { name: '2 bàn mới' })).toBeVisible();
  const tops = await page.locator('[data-toast]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(tops).toHaveLength(3);
  expect(tops[0]?.top).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).height);
  for (const [at, box] of tops.entries()) if (at > 0) expect(box.top).toBeCloseTo((tops[at - 1]?.bottom ?? 0) + 8, 1);
  const { score, worst } = await shiftSoFar(page);
  expect(score, worst).toBeLessThan(0.001);
});

test('every notice of a match that the pushes do not name has the names of the board', async ({ page, product }) => {
  const { matches, teams } = await matchesNow(await askApi(product));
  const match = matches.find(({ state }) => state.kind === 'fixture');
  if (!match) throw new Error('The product has no match that has not begun');
  const nameOf = (id: unknown) => teams.find((team) => team.id === id)?.name ?? 'nobody';
  const [home, away] = [nameOf(match.home_team_id), nameOf(match.away_team_id)];
  const loaded = page.waitForResponse(/\/api\/match\/range/);
  const { hub } = await aVisit(page, '/');
  await loaded;
  await expect(page.getByRole('tab').first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => void (/\/api\/match\?/.test(request.url()) && asked.push(request.url())));
  const version = (match.version ?? 0) + 1_000;
  hub.say(pushedNameless(version, 0, 0, undefined, match.id));
  for (const [step, score] of [1, 2, 1].entries()) {
    hub.say(pushedNameless(version + 1 + step, score, 0, undefined, match.id));
    await expect(toast(page).first()).toContainText(`${home} ${score} – 0 ${away}`);
  }
  await expect(toasts(page)).not.toContainText('Đội nhà');
  expect(asked).toEqual([]);
});

test('only one of two tabs announces a goal', async ({ page, context }) => {
  const other = await context.newPage();
  const there = await aVisit(other);
  const here = await aVisit(page);
  for (const home of [1, 2]) {
    for (const { hub } of [here, there]) hub.say(pushed(10 + home, home, 0));
    const reported = async () => `${await toasts(page).textContent()} ${await toasts(other).textContent()}`;
    await expect.poll(async () => (await reported()).split(`${home} – 0`).length - 1).toBe(1);
  }
  await expect.poll(() => here.sounds.length + there.sounds.length).toBeGreaterThan(0);
  expect(here.sounds.length + there.sounds.length).toBeLessThanOrEqual(2);
  expect((await toast(page).count()) + (await toast(other).count())).toBe(2);
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

test('a thousand goals in a second leave two toasts, one number and a page that answers', async ({ page }) => {
  const { hub, sounds } = await aVisit(page);
  const matches = Array.from({ length: 1_000 }, (_, index) => MATCH + 1 + index);
  hub.say(...matches.map((match) => pushed(10, 0, 0, undefined, match)));
  await noteToasts(page);
  for (let first = 0; first < matches.length; first += 100) {
    hub.say(...matches.slice(first, first + 100).map((match) => pushed(11, 1, 0, undefined, match)));
  }
  const others = page.getByRole('button', { name: '998 bàn mới' });
  await expect(others).toBeVisible();
  await expect(toast(page)).toHaveCount(2);
  await others.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sông Lam' })).toHaveCount(50);
  expect(sounds.length).toBeLessThan(5);
  expect(await page.evaluate(() => Reflect.get(window, 'tysoToasts')), 'toasts shown for a moment').toBeLessThan(300);
});

/** From now on counts the toasts that are shown, each as often as it is. */
async function noteToasts(page: Page): Promise<void> {
  await toasts(page).evaluate((list) => {
    let toasts = 0;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      toasts += added.filter((node) => node instanceof Element && node.matches('[data-toast]')).length;
      Reflect.set(window, 'tysoToasts', toasts);
    }).observe(list, { childList: true, subtree: true });
  });
}
