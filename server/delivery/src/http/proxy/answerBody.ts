import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** Answers of these statuses have no body, whatever their head says (RFC 9112, 6.3). */
const WITHOUT_BODY: readonly number[] = [204, 304];

/**
 * The body of an answer once its first bytes or its end are there; none when it cannot have one. It rejects when the
 * answer breaks off before that: the visitor then gets nothing of it, neither its encoding nor its caching.
 */
export async function answerBody({
  statusCode,
  body,
}: Pick<Dispatcher.ResponseData, 'statusCode' | 'body'>): Promise<Readable | undefined> {
  // A 304 may have the length of what it stands for: the library waits for those bytes in vain. Readers of the body get
  // the error themselves.
  body.on('error', () => {});
  if (WITHOUT_BODY.includes(statusCode)) {
    body.resume();
    return undefined;
  }
  await Promise.race([once(body, 'readable'), once(body, 'end')]);
  return body;
}
