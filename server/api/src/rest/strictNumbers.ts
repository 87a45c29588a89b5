import type { FastifyRequest, FastifySchema } from 'fastify';
import { ApiError, type ErrorCode, shown } from '../http/apiError';

/** Zero, or digits without a leading zero, perhaps negative. */
const WHOLE_NUMBER = /^(?:0|-?[1-9]\d*)$/;

/** Too many digits are infinity for JavaScript, which the validator accepts as whole and within any bounds. */
const isWhole = (value: string) => WHOLE_NUMBER.test(value) && Number.isFinite(Number(value));

/**
 * Refuses other spellings of numbers. The validator accepts all that JavaScript does: `1e2`, `+1`, `01` and ` 1` would
 * be further addresses of one thing, and further entries in every cache.
 *
 * @throws ApiError that names the field, what was expected and what came
 */
export async function refuseOddNumbers({ params, query, routeOptions }: FastifyRequest): Promise<void> {
  const schema: FastifySchema = routeOptions.schema ?? {};
  check('bad_path', fieldsOf(schema.params), params);
  check('bad_query', fieldsOf(schema.querystring), query);
}

function check(code: ErrorCode, fields: Iterable<[string, unknown]>, given: unknown): void {
  for (const [name, field] of fields) {
    const number = entry(field, 'items') ?? field;
    if (entry(number, 'type') !== 'integer') continue;
    for (const value of [entry(given, name)].flat()) {
      if (typeof value !== 'string' || isWhole(value)) continue;
      throw new ApiError(400, code, `At ${name}: expected ${entry(number, 'x-expected')}, got ${shown(value)}`, name);
    }
  }
}

function fieldsOf(schema: unknown): [string, unknown][] {
  return Object.entries(entry(schema, 'properties') ?? {});
}

function entry(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
