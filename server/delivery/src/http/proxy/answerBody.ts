import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** Answers of these statuses end with their head, whatever that tells of a body (RFC 9112, 6.3). */
const WITHOUT_BODY: readonly number[] = [204, 304];

/**
 * The body of an answer, as soon as the first of it or its end is there; none where there can be none. It rejects when the answer breaks off
 * before that: nothing of it has reached the visitor then, and nothing of it may, neither its encoding nor how long to keep it.
 */
export async function answerBody({
  statusCode,
  body,
}: Pick<Dispatcher.ResponseData, 'statusCode' | 'body'>): Promise<Readable | undefined> {
  // A 304 may tell the length of what it stands for: the library waits for those bytes in vain. And whoever reads on hears of an error by themselves.
  body.on('error', () => {});
  if (WITHOUT_BODY.includes(statusCode)) {
    body.resume();
    return undefined;
  }
  await Promise.race([once(body, 'readable'), once(body, 'end')]);
  return body;
}
