/**
 * The field below the place of an error that it is about.
 *
 * @param {import('ajv').ErrorObject} error
 */
export function extraField({ keyword, params }) {
  if (keyword === 'picture' || keyword === 'period') return [params.field];
  return [params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty].filter(Boolean);
}

/**
 * What was expected, and what came.
 *
 * @param {import('ajv').ErrorObject} error
 * @param {unknown} got
 */
export function explain({ keyword, params, parentSchema, message }, got) {
  const what = typeof parentSchema?.description === 'string' ? parentSchema.description : undefined;
  switch (keyword) {
    case 'picture':
    case 'period':
      return `expected ${params.expected}, got ${params.got}`;
    case 'required':
      return 'expected a value, got nothing';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'expected no such field';
    case 'maxItems':
      return `expected at most ${params.limit}, got ${Array.isArray(got) ? got.length : shown(got)}`;
    case 'enum':
      return `expected one of ${params.allowedValues.join(', ')}, got ${shown(got)}`;
    default:
      return `expected ${what ?? message ?? keyword}, got ${shown(got)}`;
  }
}

/** A value in a message, not at any length. @param {unknown} value */
export function shown(value) {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
