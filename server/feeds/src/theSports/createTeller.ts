import type { Emit } from '../provider';
import type { Book } from './book';

/** Tells the store what is new in the book, one batch after the other. */
export type Teller = {
  /** Resolves when what was new at the call is stored; rejects when it was not, and then it is told with the next. */
  tell(): Promise<void>;
  end(): void;
};

/**
 * What changes while a batch is being stored waits for the next: a burst of pushes becomes few batches, and no older
 * state of a match is ever stored after a newer one.
 */
export function createTeller(book: Book, emit: Emit): Teller {
  let hasTold = false;
  let hasEnded = false;
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;

  async function tellOnce(): Promise<void> {
    const taken = book.take();
    const isEmpty = !taken || Object.values(taken.batch).every((records) => records.length === 0);
    // The first batch opens the site, even without a match.
    if (hasEnded || (isEmpty && hasTold)) return;
    try {
      await emit(isEmpty ? {} : taken.batch);
      hasTold = true;
      taken?.stored();
    } catch (error) {
      taken?.refused();
      throw error;
    }
  }

  function start(): Promise<void> {
    running = tellOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    tell() {
      if (!running) return start();
      following ??= running
        .catch(() => {})
        .then(() => {
          following = undefined;
          return start();
        });
      return following;
    },
    end() {
      hasEnded = true;
    },
  };
}
