import { FormatRegistry, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

FormatRegistry.Set('date-time', (value) => !Number.isNaN(Date.parse(value)));

/** Where an answer differs from its documented schema. */
export function shapeErrors(schema: TSchema, answer: unknown): string[] {
  return [...Value.Errors(schema, answer)].map(({ path, message }) => `${path}: ${message}`);
}
