import { expect } from '@playwright/test';
import { addressOf, wholePage } from '../../page/everyPage';
import { noteShifts } from '../../page/shifts';
import { expectUnmoved } from '../../page/wellMade';
import { stillFootball } from '../../product/stillFootball';
import { test } from '../../product/test';
import { withoutToasts } from '../../product/withoutToasts';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

/** One of each kind; `page/access.spec.ts` has all. */
const PAGES = [
  { pattern: '/', name: 'Tỷ số trực tuyến' },
  { pattern: '/bang-xep-hang', name: 'Bảng xếp hạng' },
  { pattern: '/news', name: 'Tin tức bóng đá' },
  { pattern: '/nhan-dinh-bong-da/:id', name: /./ },
  { pattern: '/top-nha-cai', name: 'Top nhà cái' },
  { pattern: '/tips', name: 'Trang đang được xây dựng' },
];

for (const { pattern, name } of PAGES) {
  test(`${pattern} opens with its title, moves nothing, and its console stays empty`, async ({ page, product }) => {
    await withoutToasts(page);
    await noteShifts(page);
    await stillFootball(page);
    const html = (await (await page.goto(await addressOf(pattern, product)))?.text()) ?? '';
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await wholePage(page);
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    expect(title).toMatch(/^[^|]+ \| TySo$/);
    expect(await page.title(), 'the title of the app').toBe(title);
    await expectUnmoved(page);
  });
}
