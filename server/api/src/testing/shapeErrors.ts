import * as v from 'valibot';

/** Where an answer differs from its documented schema. */
export function shapeErrors(schema: v.GenericSchema, answer: unknown): string[] {
  return (v.safeParse(schema, answer).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}
