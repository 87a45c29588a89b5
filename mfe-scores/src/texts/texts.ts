import i18next from 'i18next';
import { vi } from './vi';

const NAMESPACE = 'scores';

/** Adds this package's texts to the i18next that the host has initialised; doing so again changes nothing. */
export function addTexts(): void {
  if (!i18next.hasResourceBundle('vi', NAMESPACE)) i18next.addResourceBundle('vi', NAMESPACE, vi);
}

/**
 * This package's texts. A plain function, not a hook: there is one language, known before the first row,
 * and a subscription in each of hundreds of rows would cost more than the rows.
 */
export const t = i18next.getFixedT('vi', NAMESPACE);
