/** Fields of a vendor's entry, in place of those that were recorded. */
export type Fields = { readonly [name: string]: unknown };

/** From a minute after the kick-off until the next edit these fields are so; all others stay as they were recorded. */
export type Edit = { minute: number; fields: Fields };

/** An entry at a minute after its kick-off. @param edits in order */
export function edited<T extends object>(entry: T, edits: readonly Edit[], minute: number): T {
  const edit = edits.findLast((one) => one.minute <= minute);
  return edit ? withFields(entry, edit.fields) : entry;
}

/** Objects are edited field by field; what is none is replaced. */
export function withFields<T extends object>(entry: T, fields: Fields): T {
  const before = new Map<string, unknown>(Object.entries(entry));
  const changed = Object.entries(fields).map(([name, value]) => {
    const old = before.get(name);
    return [name, isRecord(value) && isRecord(old) ? withFields(old, value) : value];
  });
  return { ...entry, ...Object.fromEntries(changed) };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
