import { DecodeError, decode } from 'shared-kernel/decode/decode';
import type * as v from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid environment variable; the message is one line for the operator. */
export class VariableError extends Error {
  override readonly name = 'VariableError';
}

/**
 * Reads the variables that a schema names. An empty one counts as missing.
 *
 * @throws VariableError such as `PORT: expected a port from 0 to 65535, got "http"`
 */
export function readEnvironment<E extends v.ObjectEntries>(schema: v.ObjectSchema<E, undefined>, env: Environment) {
  const names = Object.keys(schema.entries);
  try {
    return decode(schema, Object.fromEntries(names.map((name) => [name, env[name]?.trim() || undefined])));
  } catch (error) {
    throw error instanceof DecodeError ? new VariableError(error.message.replace(/^At /, '')) : error;
  }
}
