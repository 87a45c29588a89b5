import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { noteShifts, shiftSoFar } from '../page/shifts';
import { askApi, matchesNow } from '../product/askApi';
import { test } from '../product/test';
import { hubOf } from './hubOf';
import { canBeHidden, MATCH, NO_TIME_FOR_FILES, pushed, pushedNameless, writeDownSounds } from './visit';

const toasts = (page: Page) => page.getByRole('status', { name: 'Thông báo trận đấu' });
const toast = (page: Page) => toasts(page).getByRole('link');

/** A connected page that its visitor has touched, and that knows the match at 0 – 0. */
async function aVisit(page: Page, path = '/tips') {
  const visit = await anUntouchedVisit(page, path);
  await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
  return visit;
}

/** Shifts right after an input count as the visitor's; this visit has no input. */
async function anUntouchedVisit(page: Page, path = '/tips') {
  const hub = await hubOf(page);
  const sounds = await writeDownSounds(page);
  await page.goto(path);
  await expect(toasts(page)).toBeAttached();
  // The real hub's handshake comes first, then the test's messages.
  await expect.poll(() => hub.isReady()).toBe(true);
  hub.say(pushed(10, 0, 0));
  return { hub, sounds };
}

test('a goal is announced on any page by toast and sound, and its scorer filled in later', async ({ page }) => {
  const { hub, sounds } = await aVisit(page);
  hub.say(pushed(11, 1, 0));
  await expect(toast(page)).toHaveText(
    /Bàn thắng, Sông Lam, phút 67\s*67’\s*V\.League 1\s*Sông Lam\s*1 – 0\s*Nam Định$/,
  );
  hub.say(pushed(12, 1, 0, 'Phan Văn Đức'), pushed(11, 1, 0), pushed(12, 1, 0, 'Phan Văn Đức'));
  await expect(toast(page)).toContainText('Phan Văn Đức');
  await expect(toast(page)).toHaveCount(1);
  await expect.poll(() => sounds).toHaveLength(1);
  await toast(page).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

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

test('a cancelled goal is announced without a sound, and the next goal again', async ({ page }) => {
  const { hub, sounds } = await aVisit(page);
  hub.say(pushed(11, 1, 0));
  await expect.poll(() => sounds).toHaveLength(1);
  hub.say(pushed(12, 0, 0));
  await expect(toast(page).first()).toContainText('Bàn thắng bị huỷ (VAR)');
  expect(sounds).toHaveLength(1);
});

test('every notice of a match that the pushes do not name has the names of the board', async ({ page, product }) => {
  const { matches, teams } = await matchesNow(await askApi(product));
  const match = matches.find(({ status_id }) => status_id === MatchStatus.NotStarted);
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

test('a page without a board asks for the names of a match that no push named, once', async ({ page }) => {
  // The visit's first push names another match.
  const match = MATCH + 1;
  let asked = 0;
  await page.route(/\/api\/match\?Id=/, (route) => {
    asked += 1;
    const teams = [
      { id: 7, name: 'Thanh Hoá' },
      { id: 8, name: 'Bình Dương' },
    ];
    const found = { id: match, match_time: 1, status_id: 4, competition_id: 9, home_team_id: 7, away_team_id: 8 };
    const data = [{ ...found, home_scores: [1], away_scores: [0] }];
    return route.fulfill({ json: { data, extra_data: { team: teams, competition: [], country: [] } } });
  });
  const { hub } = await aVisit(page, '/news');
  hub.say(pushedNameless(10, 0, 0, undefined, match));
  for (const [step, score] of [1, 2, 1].entries()) {
    hub.say(pushedNameless(11 + step, score, 0, undefined, match));
    await expect(toast(page).first()).toContainText(`Thanh Hoá ${score} – 0 Bình Dương`);
  }
  expect(asked).toBe(1);
  hub.say(pushedNameless(11, 1, 0));
  await expect(toast(page).first()).toContainText('Sông Lam 1 – 0 Nam Định');
  expect(asked).toBe(1);
});

test.describe('on a clock that the test turns', () => {
  test.use({ expectedNoise: NO_TIME_FOR_FILES });

  test('a toast goes after eight seconds, and stays under the pointer', async ({ page }) => {
    await page.clock.install();
    const { hub } = await aVisit(page);
    hub.say(pushed(11, 1, 0));
    await expect(toast(page)).toBeVisible();
    await toast(page).hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(5, 500);
    await page.clock.runFor(7_900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
  });
});

test('with favourites only, no other match is announced', async ({ page }) => {
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

test('of two tabs one announces a goal', async ({ page, context }) => {
  const other = await context.newPage();
  const there = await aVisit(other);
  const here = await aVisit(page);
  for (const home of [1, 2, 3]) {
    for (const { hub } of [here, there]) hub.say(pushed(10 + home, home, 0));
    const reported = async () => `${await toasts(page).textContent()} ${await toasts(other).textContent()}`;
    await expect.poll(async () => (await reported()).split(`${home} – 0`).length - 1).toBe(1);
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
