/** Query parameters; a list repeats its name, an undefined one is left out. */
export type Query = Readonly<Record<string, string | number | undefined | readonly (string | number)[]>>;

/** `?Id=1&Id=2`, each value encoded; empty without parameters. */
export function queryText(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(
      (item) => `${encodeURIComponent(name)}=${encodeURIComponent(item)}`,
    ),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
