import i18next, { type FlatNamespace, type TFunction } from 'i18next';

/**
 * Registers a package's texts with i18next and returns their reader, whose keys the compiler checks. A plain function,
 * not a hook: there is one language, known before the first render, and a subscription in each of hundreds of rows
 * would cost more than the rows.
 */
export function createTexts<N extends FlatNamespace>(namespace: N, texts: object): TFunction<N> {
  // Overwrites existing texts: in development a change registers them again.
  const add = () => i18next.addResourceBundle('vi', namespace, texts, true, true);
  // The shell initialises i18next before it loads a remote; its own texts, and those of a remote that runs alone,
  // register earlier.
  if (i18next.isInitialized) add();
  else i18next.on('initialized', add);
  const read = i18next.getFixedT('vi', namespace) as unknown as Read;
  // i18next takes 20 µs for each, and a board reads hundreds without values in them.
  const plain: Record<string, string> = {};
  const readOnce: Read = (key, values) => {
    if (values) return read(key, values);
    plain[key] ??= read(key);
    return plain[key];
  };
  return readOnce as TFunction<N>;
}

type Read = (key: string, values?: Record<string, unknown>) => string;
