import { test as base } from '../clock/test';
import { closePopup } from './popup';

/** A test for a visitor who has closed the popup advert; `isPopupOpen` keeps it for tests about it. */
export const test = base.extend<{ isPopupOpen: boolean }>({
  isPopupOpen: [false, { option: true }],
  context: async ({ context, isPopupOpen }, use) => {
    if (!isPopupOpen) await closePopup(context);
    await use(context);
  },
});
