import { toError } from 'shared-kernel/decode/toError';
import type { Store } from '../store/store';
import { type Answered, answerOf, type ShownRow } from './liveAnswerOf';

export type Seen = { readonly epoch: string | undefined; readonly after: number | undefined };

export type LiveFeed = {
  /** Looks now; resolves when what was live at the call is known. */
  look(): Promise<void>;
  /** What is live, at once where it is something else than what was seen, or as soon as it is, or after that time; nothing while this api ends. */
  after(seen: Seen, patienceMs: number): Promise<Answered | undefined>;
  /** Tells what is live, now and with each change. */
  follow(onLive: (rows: readonly ShownRow[]) => void): void;
  /** Nobody waits any more, and nobody will. */
  end(): void;
  stop(): Promise<void>;
};

type Options = {
  store: Pick<Store, 'releases' | 'listen'>;
  report: (error: Error) => void;
  /** Calls `run` each second; returns its stop. */
  everySecond: (run: () => void) => () => void;
};

/**
 * What is live, kept for all who ask: it is read once a change, on a notice or within a second, however many wait for it.
 * What was read last stays while the store is away.
 */
export async function createLiveFeed({ store, report, everySecond }: Options): Promise<LiveFeed> {
  const { releases } = store;
  let now = await read();
  let isEnding = false;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let said = '';
  const waiting = new Set<() => void>();
  const followers: ((rows: readonly ShownRow[]) => void)[] = [];
  tellUnread(now);

  async function read(): Promise<Answered> {
    return answerOf(await releases.epoch(), await releases.live());
  }

  /** A row that was changed by hand is told of once. */
  function tellUnread({ unread }: Answered): void {
    const words = Object.entries(unread).map(([name, why]) => `What is live of ${name} cannot be read: ${why}`);
    if (words.join('\n') !== said) for (const one of words) report(new Error(one));
    said = words.join('\n');
  }

  async function lookOnce(): Promise<void> {
    const isSame = (await releases.number()) === now.number && (await releases.epoch()) === now.epoch;
    if (isSame) return;
    now = await read();
    tellUnread(now);
    for (const onLive of followers) onLive(now.rows);
    wake();
  }

  async function lookUntilLevel(): Promise<void> {
    do {
      isAskedAgain = false;
      await lookOnce().catch((error: unknown) => report(toError(error)));
    } while (isAskedAgain);
    looking = undefined;
  }

  function look(): Promise<void> {
    if (looking) isAskedAgain = true;
    else looking = lookUntilLevel();
    return looking;
  }

  function wake(): void {
    for (const one of [...waiting]) one();
  }

  const isNews = ({ epoch, after }: Seen) => after === undefined || epoch !== now.epoch || now.number > after;

  const stopListening = await store.listen(() => void look());
  const stopTicking = everySecond(() => void look());
  return {
    look,
    async after(seen, patienceMs) {
      const end = performance.now() + patienceMs;
      while (!isNews(seen)) {
        const left = end - performance.now();
        if (isEnding) return undefined;
        if (left <= 0) return now;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(woken, left);
          function woken(): void {
            clearTimeout(timer);
            waiting.delete(woken);
            resolve();
          }
          waiting.add(woken);
        });
      }
      return now;
    },
    follow(onLive) {
      followers.push(onLive);
      onLive(now.rows);
    },
    end() {
      isEnding = true;
      wake();
    },
    async stop() {
      isEnding = true;
      wake();
      stopListening();
      stopTicking();
      await looking;
    },
  };
}
