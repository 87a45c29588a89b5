import type { Answer } from '../contract/serverEntry';
import type { Decoder } from '../decode/decode';

/**
 * The decoded answer to an ask of a server entry; `undefined` when there is none, `api` refused, or it is of another
 * shape. The app asks again, and reports.
 */
export function readAnswer<T>(answers: readonly Answer[], key: string, decode: Decoder<T>): T | undefined {
  const answer = answers.find((one) => one.key === key);
  if (answer?.status !== 200) return undefined;
  try {
    return decode(answer.body);
  } catch {
    return undefined;
  }
}
