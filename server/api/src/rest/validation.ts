import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { ApiError, shown } from '../http/apiError';

/** Options of Fastify's validator, for errors that say what was expected. */
export const AJV_OPTIONS = {
  // Adds the value and its schema to each error.
  verbose: true,
  keywords: ['x-expected'],
};

/** Turns the validator's first error into a refusal that names the field. */
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
