import i18next from 'i18next';

/** Initialises i18next for the page, or for a rendering of one; each package adds its texts. */
export async function startTexts(): Promise<void> {
  // A second start would drop the texts that were added.
  if (i18next.isInitialized) return;
  await i18next.init({
    // The texts are bundled: there is nothing to wait for.
    initAsync: false,
    lng: 'vi',
    fallbackLng: 'vi',
    // React escapes by itself.
    interpolation: { escapeValue: false },
  });
}
