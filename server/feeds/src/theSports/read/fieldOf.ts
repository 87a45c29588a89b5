/** A field of foreign data, whatever that is; `undefined` when it has none of that name. */
export function fieldOf(raw: unknown, name: string | number): unknown {
  const isThere = typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name);
  return isThere ? Reflect.get(raw, name) : undefined;
}
