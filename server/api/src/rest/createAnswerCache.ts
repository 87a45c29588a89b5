import type { Answer } from '../board/createAnswer';
import { ApiError } from '../http/apiError';
import { cachedFor } from '../http/cachedFor';

/**
 * Most visitors read the first pages and the newest articles; those who scroll far down wait for the store. Whoever asks for
 * one address after the other leaves the store to the feed.
 */
const LIMITS: Limits = { kept: 300, atOnce: 3, waiting: 100 };

/** How many answers are kept, how many are made at once, and how many wait for their turn. */
type Limits = { readonly kept: number; readonly atOnce: number; readonly waiting: number };

type Read<T> = () => Promise<T>;

/**
 * Answers by address.
 *
 * @param now seconds of any clock
 * @param keptSeconds each answer is read and compressed at most once in this time; a change shows within it
 * @throws ApiError `busy` through the promise, when nothing is kept of an address and too many others are being read
 */
export function createAnswerCache<T = Answer | undefined>(
  now: () => number,
  keptSeconds = 1,
  limits = LIMITS,
): (address: string, read: Read<T>) => Promise<T> {
  const kept = new Map<string, Read<T>>();
  const inTurn = createTurns(limits);
  return (address, read) => {
    const known = kept.get(address);
    if (known) return known();
    const [oldest] = kept.size < limits.kept ? [] : kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
    const fresh = cachedFor(keptSeconds, () => inTurn(read), now);
    kept.set(address, fresh);
    return fresh();
  };
}

function createTurns({ atOnce, waiting: most }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(read: Read<T>): Promise<T> => {
    if (waiting.length >= most) throw new ApiError(503, 'busy', 'Too many requests at once: try again');
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await read();
    } finally {
      // Whose turn comes next takes over this one's place.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
