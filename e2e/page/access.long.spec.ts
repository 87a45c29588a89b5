import { expect, type Page } from '@playwright/test';
import { stillFootball } from '../product/stillFootball';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';
import { addressOf, EVERY_PAGE, wholePage } from './everyPage';
import { noteShifts } from './shifts';
import { browserText, darkFindings, expectUnmoved, findings } from './wellMade';

/** `access.spec.ts` has a phone. */
const SCREENS = [
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test.use({ colorScheme: 'light' });
test.beforeEach(({ page }) => withoutToasts(page));

for (const viewport of SCREENS)
  for (const pattern of EVERY_PAGE) {
    test(`${pattern}, ${viewport.width} px wide: accessible in all colours and with large text, and it moves nothing`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize(viewport);
      await noteShifts(page);
      await stillFootball(page);
      await page.goto(await addressOf(pattern, product));
      await wholePage(page);
      await expectUnmoved(page);
      expect(await findings(page)).toEqual([]);
      expect(await darkFindings(page), 'dark').toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await findings(page), 'forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      await browserText(page, 32);
      expect(await findings(page), 'text of 200 %').toEqual([]);
      expect(await widthOf(page), 'text of 200 %').toBeLessThanOrEqual(viewport.width);
    });
  }

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
