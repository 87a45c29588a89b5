import { expect, type Locator } from '@playwright/test';
import { boxOf } from '../page/boxOf';

/** The part ends at or above the top of the other, within half a pixel of rounding. */
export async function expectAbove(part: Locator, top: number): Promise<void> {
  const bottom = async () => {
    const { y, height } = await boxOf(part);
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(top + 0.5);
}
