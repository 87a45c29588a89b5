import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { ApiError, shown } from './apiError';

/** How Fastify's validator works here: wrong values are named with what they should have been. */
export const AJV_OPTIONS = {
  // Each error then carries the value and the schema it belongs to.
  verbose: true,
  keywords: ['x-expected'],
};

/** Turns the validator's first complaint into a refusal that names the field. */
export function toApiError(errors: readonly FastifySchemaValidationError[], part: string): ApiError {
  const [error] = errors;
  const code = part === 'params' ? 'bad_path' : part === 'querystring' ? 'bad_query' : 'bad_request';
  if (error === undefined) return new ApiError(400, code, 'The request is not as agreed');
  const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined;
  const path = missing ?? error.instancePath.slice(1).replaceAll('/', '.');
  const { expected, got } = complaint(error, missing);
  return new ApiError(400, code, `At ${path}: expected ${expected}, got ${got}`, path.split('.')[0]);
}

function complaint(error: FastifySchemaValidationError, missing: string | undefined) {
  const schema = property(error, 'parentSchema');
  const wanted = missing === undefined ? schema : property(property(schema, 'properties'), missing);
  const expected = property(wanted, 'x-expected') ?? error.message;
  return { expected: String(expected), got: missing === undefined ? shown(property(error, 'data')) : 'nothing' };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
