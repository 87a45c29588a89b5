import type { Emit } from '../provider';
import type { VendorState } from './vendorState';

/** Sends the store what is new in the vendor state, one batch after the other. */
export type BatchPublisher = {
  /** Resolves when what was new at the call is stored; rejects when it was not, and then it goes with the next batch. */
  publish(): Promise<void>;
  end(): void;
};

/**
 * What changes while a batch is being stored waits for the next: a burst of pushes becomes few batches, and no older
 * state of a match is ever stored after a newer one.
 */
export function createBatchPublisher(vendorState: VendorState, emit: Emit): BatchPublisher {
  let hasPublished = false;
  let hasEnded = false;
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;

  async function publishOnce(): Promise<void> {
    const taken = vendorState.take();
    const isEmpty = !taken || Object.values(taken.batch).every((records) => records.length === 0);
    // The first batch opens the site, even without a match.
    if (hasEnded || (isEmpty && hasPublished)) return;
    try {
      await emit(isEmpty ? {} : taken.batch);
      hasPublished = true;
      taken?.stored();
    } catch (error) {
      taken?.refused();
      throw error;
    }
  }

  function start(): Promise<void> {
    running = publishOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    publish() {
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
