import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { VENDOR_TEXT_PATH } from 'shared-kernel/protocol/vendorText';
import { anIncident } from 'shared-kernel/testing/builders';
import { test } from '../browser/test';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

const HARM = '<img src=x onerror="document.title=1">';

const written = [
  ...Array.from({ length: 20 }, (_, index) => ({ time: `${index + 1}`, lang: 'en', text: `Line ${index + 1}.` })),
  { time: '45+2', lang: 'zh', text: '进球！' },
  { time: '46', lang: 'en', text: `${HARM} ${'x'.repeat(300)}` },
];

const incidents = [anIncident({ player_name: 'Quang Hải', time: 12 })];
const board = serveBoard(
  [boardMatch(1, { status_id: MatchStatus.SecondHalf, incidents })],
  {},
  {
    [VENDOR_TEXT_PATH]: () => ({ data: { match_id: 1, lines: written } }),
  },
);

const ADDRESS = '/tran-dau/1/nha-1-khach-1';
const lines = (page: Page) =>
  page.getByRole('heading', { name: 'Tường thuật của nguồn dữ liệu' }).locator('..').locator('li p');

for (const viewport of [
  { width: 320, height: 700 },
  { width: 1440, height: 900 },
].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  test(`a vendor's words stand below ours, and move nothing on a slow phone, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await noteShifts(page);
    // A slow phone: the lines are unfolded before the app takes over.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(`${board.url}${ADDRESS}`);
    await expect(lines(page).first()).toContainText(HARM);
    await expect(lines(page).nth(1)).toHaveText('进球！');
    await expect(lines(page).nth(1)).toHaveAttribute('lang', 'zh');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.getByText('Xem thêm 7 dòng').click();
    await expect(page.locator('[data-picture]')).toHaveCount(0);
    await expect(page.getByText('Line 1.', { exact: true })).toBeVisible();
    const { score, worst } = await shiftSoFar(page);
    expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  test(`words that come after the rest of a page that a link opened move nothing, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await noteShifts(page);
    await page.goto(`${board.url}/`);
    let send = () => {};
    const rest = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(`**${VENDOR_TEXT_PATH}*`, async (route) => {
      await rest;
      await route.continue();
    });
    await page
      .getByRole('button', { name: /chi tiết/ })
      .first()
      .click();
    await page.getByRole('dialog').locator(`a[href^="${ADDRESS}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${ADDRESS}$`));
    await expect(page.getByRole('region', { name: 'Diễn biến' }).getByText('Quang Hải').first()).toBeVisible();
    // Shifts within half a second of a click do not count for browsers.
    const clickedAt = Date.now();
    await expect.poll(() => Date.now() - clickedAt).toBeGreaterThan(700);
    const before = (await shiftSoFar(page)).score;
    send();
    await expect(lines(page).first()).toContainText(HARM);
    const { score, worst } = await shiftSoFar(page);
    expect(score - before, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
  });
}
