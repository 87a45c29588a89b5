import { expect, type Page } from '@playwright/test';
import { LANES, type Lane } from 'shared-kernel/protocol/lanes';

/** What decides about the lanes that an open board follows. */
export async function laneChanger(page: Page) {
  let isSaving = false;
  let isOpen = false;

  async function setSaving(isWanted: boolean): Promise<void> {
    if (isOpen) await toggleMatch();
    await page.getByRole('button', { name: 'Cài đặt' }).first().click();
    const choice = page.getByRole('switch', { name: 'Tiết kiệm dữ liệu' });
    await choice.setChecked(isWanted, { force: true });
    await expect(choice).toBeChecked({ checked: isWanted });
    await page.keyboard.press('Escape');
    isSaving = isWanted;
  }

  async function toggleMatch(): Promise<void> {
    const dialog = page.getByRole('dialog');
    if (isOpen) await page.keyboard.press('Escape');
    else await page.locator('[data-opens=detail]').first().click();
    await expect(dialog).toHaveCount(isOpen ? 0 : 1);
    isOpen = !isOpen;
  }

  // Each is used once, so that its code is there when the network is not.
  for (const isWanted of [true, false]) await setSaving(isWanted);
  for (let times = 0; times < 2; times += 1) await toggleMatch();
  return {
    toggleMatch,
    toggleSaving: () => setSaving(!isSaving),
    saveNothing: () => setSaving(false),
    lanes: (): readonly Lane[] => (isSaving && !isOpen ? ['football'] : LANES),
    state: () => `${isSaving ? 'saving data' : 'not saving data'}, ${isOpen ? 'a match open' : 'no match open'}`,
  };
}
