import { expect, type Page } from '@playwright/test';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { anIncident } from 'shared-kernel/testing/builders';
import { rowOf } from '../board/board';
import { test } from '../browser/test';
import { boardMatch } from '../scores/boardServer';
import { serveBoard } from '../scores/boardVisit';
import { canAnnounce } from '../shell/connected';
import { SCREENS } from './screens';

const { FirstHalf, NotStarted } = MatchStatus;

const sentOff = anIncident({ type: IncidentType.RedCard, position: Side.Away, time: 4, player_name: 'Văn Hậu' });
const inTwoHours = Math.floor(Date.now() / 1000) + 7200;

const board = serveBoard([
  boardMatch(1, {
    status_id: FirstHalf,
    home_scores: [2, 0, 0],
    away_scores: [1, 0, 1],
    incidents: [sentOff],
  }),
  boardMatch(2, { status_id: FirstHalf }),
  boardMatch(3, { status_id: NotStarted, match_time: inTwoHours }),
]);

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('ten questions of a match night are answered by roles and names alone, with the keyboard alone', async ({
      page,
    }) => {
      await page.goto(board.url);
      await canAnnounce(page);
      const live = rowOf(page, 'Nhà 1 – Khách 1');
      await test.step('Which page is this?', async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Tỷ số trực tuyến' })).toBeAttached();
      });
      await test.step('Which list am I in?', async () => {
        const chosen = page.getByRole('navigation').getByRole('link', { name: 'Trực tiếp', exact: true });
        if (viewport.width > 640)
          await expect(page.getByRole('tab', { selected: true, name: 'Trực tiếp 2 trận đang diễn ra' })).toBeAttached();
        else await expect(chosen).toHaveAttribute('aria-current', 'true');
        await expect(page.getByRole('rowgroup', { name: 'Trực tiếp' }).getByRole('row')).toHaveCount(3);
      });
      await test.step('What is the score, in which minute, and in which league?', async () => {
        await expect(live.getByRole('cell', { name: 'Tỷ số 2 – 1' })).toBeAttached();
        await expect(live.getByRole('cell', { name: /^phút \d+$/ })).toBeAttached();
        await expect(live.getByRole('cell', { name: 'Cúp Quốc gia Đức' })).toBeAttached();
      });
      await test.step('When does the next one kick off?', async () => {
        const next = page.getByRole('rowgroup', { name: 'Sắp diễn ra' });
        await expect(next.getByRole('cell', { name: /^\d\d:\d\d/ })).toBeAttached();
        await expect(next.getByRole('button', { name: /^Xem chi tiết: Nhà 3 – Khách 3, \d\d:\d\d / })).toBeAttached();
      });
      await test.step('How do I follow a match?', async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Đến bảng tỷ số' })).toBeFocused();
        await page.keyboard.press('Enter');
        const star = page.getByRole('button', { name: 'Theo dõi trận Nhà 1 gặp Khách 1' });
        await tabTo(page, 'Theo dõi trận Nhà 1 gặp Khách 1');
        await page.keyboard.press('Space');
        await expect(star).toHaveAttribute('aria-pressed', 'true');
      });
      await test.step('Who was sent off, and what are the odds?', async () => {
        await expect(live.getByRole('cell', { name: 'Khách 1 1 thẻ đỏ' })).toBeAttached();
        await tabTo(page, 'Xem chi tiết: Nhà 1 2 – 1 Khách 1');
        await page.keyboard.press('Enter');
        const detail = page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
        const events = detail.getByRole('list', { name: 'Diễn biến' }).getByRole('listitem');
        await expect(events.filter({ hasText: 'Thẻ đỏ, Khách 1, phút 4, Văn Hậu' })).toHaveCount(1);
        const prices = detail.getByRole('group', { name: 'Tỷ lệ kèo' }).getByRole('listitem');
        await expect(prices.first()).toHaveText(/Kèo chấp: Nhà 1 0\/0\.5 0\.95, Khách 1 0\.91/);
        await page.keyboard.press('Escape');
        await expect(detail).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Xem chi tiết: Nhà 1 2 – 1 Khách 1' })).toBeFocused();
      });
      await test.step('Who scored?', async () => {
        const goal = anIncident({ time: 9, player_name: 'Công Phượng' });
        board.change(1, { home_scores: [3, 0, 0], incidents: [sentOff, goal] });
        const said = page.getByRole('status').filter({ hasText: 'Bàn thắng' });
        await expect(said).toHaveCount(1);
        await expect(said).toHaveText(/Nhà 1.*Nhà 1 3 – 1 Khách 1/s);
        board.change(1, { home_scores: [2, 0, 0], incidents: [sentOff] });
      });
      await test.step('How old is what I hear?', async () => {
        // Chromium's own way to be offline lets sockets through.
        await page.route('**/realtime/**', (route) => route.abort());
        await page.context().setOffline(true);
        const age = page.getByRole('status').filter({ hasText: /dữ liệu lúc \d\d:\d\d/i });
        // The shell says it, or the board where the old line is not lost yet: one of them.
        await expect(age).toHaveCount(1);
      });
    });
  });
}

/** Goes on by Tab until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const nameAtFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let stop = 0; (await nameAtFocus()) !== name; stop++) {
    expect(stop, `stops before ${name}`).toBeLessThan(30);
    await page.keyboard.press('Tab');
  }
}
