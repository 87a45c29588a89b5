import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import type { GenericSchema } from 'valibot';
import { ApiError } from '../http/apiError';

/** What was sent, which may be JSON as text. @throws ApiError 400 */
export function readMessage<T>(schema: GenericSchema<unknown, T>, body: unknown, onLeftOut: Report): T {
  try {
    return decode(schema, typeof body === 'string' ? JSON.parse(body) : body, 'beacon', onLeftOut);
  } catch (error) {
    if (error instanceof DecodeError) throw new ApiError(400, 'bad_request', error.message);
    if (error instanceof SyntaxError) throw new ApiError(400, 'bad_request', 'Expected JSON');
    throw error;
  }
}
