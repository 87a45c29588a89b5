import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { boxOf } from '../page/boxOf';
import { noteShifts } from '../page/shifts';
import { expectUnmoved } from '../page/wellMade';
import { stillFootball } from '../product/stillFootball';
import { advertAt, CLOSE, strip } from './places';

/** A window, the height of the slots above the content and of the bottom edge in it, and the places of its adverts. */
export type Screen = {
  readonly width: number;
  readonly height: number;
  readonly slot: number;
  readonly cards: number;
  readonly edge: number;
  readonly places: readonly string[];
};

/** On the board, adverts come into each of these places and into the strip, and move nothing. */
export async function expectAdvertsInTheirPlaces(page: Page, { width, height, slot, cards, edge, places }: Screen) {
  await page.setViewportSize({ width, height });
  await stillFootball(page);
  await noteShifts(page);
  await page.goto('/?filter=all');
  await expect(matchRows(page).first()).toBeVisible();
  for (const place of places) {
    const advert = advertAt(page, place);
    await expect(advert.getByRole('img')).toBeVisible();
    await expect(advert.getByText('Quảng cáo', { exact: true })).toBeVisible();
    await expect(advert.getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener');
    expect(await isInsideItsPlace(page, place), place).toBe(true);
    expect(await isUncovered(page, place), place).toBe(true);
  }
  const shown = page.getByRole('region', { name: /^Quảng cáo/ }).filter({ visible: true });
  await expect(shown, 'the places and the strip of cards').toHaveCount(places.length + 1);
  await expect(strip(page).getByRole('listitem')).toHaveCount(19);
  const heightOf = async (name: string) => (await boxOf(page.locator(`[data-slot=${name}]`))).height;
  expect(await heightOf('LandingCards')).toBe(cards);
  expect(await heightOf('OnHeaderLevel2')).toBe(slot);
  expect(await heightOf('FixBottom')).toBe(edge);
  await expectUnmoved(page);
}

async function isInsideItsPlace(page: Page, place: string): Promise<boolean> {
  const region = advertAt(page, place);
  const slot = await boxOf(page.locator('[data-slot]').filter({ has: region }));
  const picture = await boxOf(region.getByRole('img'));
  const isAcross = picture.x >= slot.x - 1 && picture.x + picture.width <= slot.x + slot.width + 1;
  return isAcross && picture.y >= slot.y - 1 && picture.y + picture.height <= slot.y + slot.height + 1;
}

/** Mark and button stand beside the picture, or above it, which has its own size or less. */
async function isUncovered(page: Page, place: string): Promise<boolean> {
  const advert = advertAt(page, place);
  const picture = advert.getByRole('img');
  const frame = await boxOf(picture);
  for (const one of [advert.getByText('Quảng cáo', { exact: true }), advert.getByRole('button', { name: CLOSE })]) {
    const box = (await one.isVisible()) ? await boxOf(one) : undefined;
    if (box && areOverlapping(frame, box)) return false;
  }
  const own = await picture.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }));
  return frame.width <= own.width + 0.5 && frame.height <= own.height + 0.5;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

const areOverlapping = (one: Box, other: Box) =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;
