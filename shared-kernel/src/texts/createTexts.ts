import i18next, { type FlatNamespace, type TFunction } from 'i18next';

/**
 * A package's texts: they become a resource of the page, and what is returned reads them, by keys that the compiler knows
 * from the package's declaration to i18next. A plain function, not a hook: there is one language, known before the first
 * picture, and a subscription in each of hundreds of rows would cost more than the rows.
 */
export function createTexts<N extends FlatNamespace>(namespace: N, texts: object): TFunction<N> {
  // Overwrites what is there: in development the texts come again with each one that is changed.
  const add = () => i18next.addResourceBundle('vi', namespace, texts, true, true);
  // The shell has i18next ready before it loads a remote; its own texts, and a remote that runs alone, are there before.
  if (i18next.isInitialized) add();
  else i18next.on('initialized', add);
  return i18next.getFixedT<N, undefined, N>('vi', namespace);
}
