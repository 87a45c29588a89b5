/** Describes a value, for an error's text. */
function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

export function mismatch(where: string, expected: string, value: unknown): Error {
  return new Error(`At ${where}: expected ${expected}, got ${nameOf(value)}`);
}

/** A JSON object of unknown content. */
export function parseObject(text: string, where: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`At ${where}: expected JSON, got ${text.length} characters that are none`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw mismatch(where, 'an object', value);
  return value;
}

export function field(object: object, name: string): unknown {
  return Reflect.get(object, name);
}

export function stringField(object: object, where: string, name: string): string {
  const value = field(object, name);
  if (typeof value !== 'string') throw mismatch(`${where}.${name}`, 'a string', value);
  return value;
}

export function integerField(object: object, where: string, name: string): number {
  const value = field(object, name);
  if (typeof value !== 'number' || !Number.isInteger(value)) throw mismatch(`${where}.${name}`, 'an integer', value);
  return value;
}
