import i18next from 'i18next';

/** Initialises i18next for the whole page, to which each package adds its texts. Nothing is drawn before. */
export async function startTexts(): Promise<void> {
  await i18next.init({
    // The texts are here already: there is nothing to wait for.
    initAsync: false,
    lng: 'vi',
    fallbackLng: 'vi',
    // React escapes by itself.
    interpolation: { escapeValue: false },
  });
}
