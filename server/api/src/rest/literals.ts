import { Type } from '@sinclair/typebox';

/** One of these texts. */
export const literals = <T extends string>(values: readonly T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));
