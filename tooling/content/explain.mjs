/**
 * The field that an error is about, below the error's own place.
 *
 * @param {import('./validated.mjs').Wrong} error
 */
export function extraField({ keyword, params }) {
  if (keyword === 'picture' || keyword === 'period') return [params.field];
  return [params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty].filter(Boolean);
}

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/**
 * The expectation and the actual value of an error.
 *
 * @param {import('./validated.mjs').Wrong} error
 * @param {unknown} got
 */
export function explain({ keyword, params, parentSchema, message }, got) {
  const what = typeof parentSchema?.description === 'string' ? parentSchema.description : undefined;
  switch (keyword) {
    case 'picture':
      return `${shown(nameOf(got))}: expected ${params.expected}, got ${params.got}`;
    case 'period':
      return `expected ${params.expected}, got ${params.got}`;
    case 'required':
      return 'expected a value, got nothing';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'expected no such field';
    case 'maxItems':
      return `expected at most ${params.limit}, got ${Array.isArray(got) ? got.length : shown(got)}`;
    case 'type':
      return `expected ${TYPES[params.type] ?? params.type}${what ? ` (${what})` : ''}, got ${shown(got)}`;
    case 'minimum':
    case 'maximum':
      return `expected ${keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit}, got ${shown(got)}`;
    case 'enum':
      return `expected one of ${params.allowedValues.join(', ')}, got ${shown(got)}`;
    default:
      return `expected ${what ?? message ?? keyword}, got ${shown(got)}`;
  }
}

/** @param {unknown} picture */
function nameOf(picture) {
  return typeof picture === 'object' && picture && 'file' in picture ? picture.file : undefined;
}

/** A value, shortened for a message. @param {unknown} value */
export function shown(value) {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
