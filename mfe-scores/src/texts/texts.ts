import i18next from 'i18next';
import { vi } from './vi';

const NAMESPACE = 'scores';

/** Overwrites what is there: in development this file comes again with each changed text. */
function addTexts(): void {
  i18next.addResourceBundle('vi', NAMESPACE, vi, true, true);
}

// The shell has i18next ready before it loads a remote; a remote that runs alone may not have yet.
if (i18next.isInitialized) addTexts();
else i18next.on('initialized', addTexts);

/**
 * This package's texts. A plain function, not a hook: there is one language, known before the first row,
 * and a subscription in each of hundreds of rows would cost more than the rows.
 */
export const t = i18next.getFixedT('vi', NAMESPACE);
