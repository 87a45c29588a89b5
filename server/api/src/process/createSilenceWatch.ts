import type { FeedProvider } from 'feeds/provider';
import { silentSince } from 'feeds/silentSince';
import type { NotedSilence } from '../store/feedSilence';
import type { Store } from '../store/store';
import type { Feeder } from './whoFeeds';

type Options = {
  provider: Pick<FeedProvider, 'contacts'> | undefined;
  /** So many seconds without a word are silence. */
  limit: number;
  store: Pick<Store, 'noteSilence' | 'readSilence'>;
  /** Whose feed fills this node's board. */
  fedBy: () => Feeder['kind'];
  /** When some node was last known to feed, by `monotonic`. */
  fedAt: () => number;
  /** Server time in unix seconds. */
  now: () => number;
  /** Milliseconds. */
  monotonic: () => number;
  /** Receives since when no feed is heard, each time that this changes. */
  onChange: (since: number | undefined) => void;
  report: (error: unknown) => void;
};

/** The feeding node says so often at least that it is there, in seconds. */
const SIGN_EVERY = 30;

/** After so many missed signs it is gone. */
const SIGNS_MISSED = 3;

/**
 * Knows since when no feed of the site is heard: the node that feeds asks its feed, and notes it in the store, where all
 * others read it. A node that is gone without another in its place is silence, too.
 */
export function createSilenceWatch(options: Options) {
  const { provider, limit, store, fedBy, fedAt, now, monotonic, onChange, report } = options;
  let said: number | undefined;
  let noted: NotedSilence | undefined;
  let seen: NotedSilence = { since: undefined, notedAt: undefined };
  let seenAt = monotonic();
  let looking: Promise<void> | undefined;
  let isStopped = false;

  const isOurs = () => fedBy() === 'leader' || fedBy() === 'memory';

  function say(since: number | undefined): void {
    if (since === said) return;
    said = since;
    onChange(since);
  }

  /** Its own word about itself. After a start, what was noted before holds until the feed is heard. */
  function sayOurs(): void {
    say(provider?.contacts && silentSince(provider.contacts(), { now: now(), limit, before: said }));
  }

  async function note(): Promise<void> {
    const at = Math.floor(now());
    const age = at - (noted?.notedAt ?? Number.NEGATIVE_INFINITY);
    if (noted?.since === said && age >= 0 && age < SIGN_EVERY) return;
    const since = said;
    await store.noteSilence(since, at);
    noted = { since, notedAt: at };
  }

  async function read(): Promise<void> {
    const before = seen.notedAt;
    seen = await store.readSilence();
    if (seen.notedAt !== before) seenAt = monotonic();
  }

  function sayTheirs(): void {
    const goneMs = Math.max(limit, SIGN_EVERY * SIGNS_MISSED) * 1000;
    const isGone = monotonic() - Math.max(seenAt, fedAt()) > goneMs;
    say(seen.since ?? (isGone ? seen.notedAt : undefined));
  }

  async function askStore(): Promise<void> {
    if (fedBy() === 'leader') return note().catch(report);
    if (fedBy() === 'memory') return;
    noted = undefined;
    await read().catch(report);
    // A store that is away answers when this node goes on from memory already.
    if (!isOurs()) sayTheirs();
  }

  return {
    /** Looks how it is now. */
    look(): Promise<void> {
      if (isStopped) return Promise.resolve();
      // Its own word needs no store, so it waits for none.
      if (isOurs()) sayOurs();
      looking ??= askStore().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    /** Resolves when a running look has ended; no other begins. */
    async stop(): Promise<void> {
      isStopped = true;
      await looking;
    },
  };
}
