import { expect, type Locator } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where an element is on screen. Waits for one: while the app replaces the server-rendered HTML there is none. */
export async function boxOf(element: Locator): Promise<Box> {
  const seen: Box[] = [];
  const look = async () => seen.push(...[await element.boundingBox()].flatMap((box) => box ?? [])) > 0;
  await expect.poll(look, `a box of ${element}`).toBe(true);
  return seen[0] as Box;
}

/** The part ends at or above the top of the other, within half a pixel of rounding. */
export async function expectAbove(part: Locator, top: number): Promise<void> {
  const bottom = async () => {
    const { y, height } = await boxOf(part);
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(top + 0.5);
}
