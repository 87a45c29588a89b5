import i18next from 'i18next';
import { NAMESPACE } from './texts';
import { vi } from './vi';

/** Initialises i18next for the whole page; remotes add their own namespaces to it. Nothing is drawn before. */
export async function startTexts(): Promise<void> {
  await i18next.init({
    // The resources are here already: there is nothing to wait for.
    initAsync: false,
    lng: 'vi',
    fallbackLng: 'vi',
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: { vi: { [NAMESPACE]: vi } },
    // React escapes by itself.
    interpolation: { escapeValue: false },
  });
}
