import { expect } from '@playwright/test';
import { test } from '../../product/test';
import { aVisit, toast } from '../../shell/noticed';
import { pushed } from '../../shell/visit';

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
