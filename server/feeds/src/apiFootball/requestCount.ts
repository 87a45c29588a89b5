import { decode } from 'shared-kernel/decode/decode';
import { integer } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

const amount = v.pipe(integer, v.minValue(0, 'a number of 0 or more'));

const schema = v.object({ requests: v.object({ current: amount, limit_day: amount }) });

/**
 * The requests of the day, from `/status`, which does not count itself
 * (https://www.api-football.com/documentation-v3#tag/Status).
 *
 * @throws DecodeError when the answer is not as documented
 */
export function decodeRequestCount(response: unknown): { used: number; limit: number } {
  const { requests } = decode(schema, response, 'response');
  return { used: requests.current, limit: requests.limit_day };
}
