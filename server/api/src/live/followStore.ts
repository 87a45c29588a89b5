import type { Board, Progress } from '../board/board';
import type { Store } from '../store/store';

export type FollowOptions = {
  store: Pick<Store, 'listen' | 'readChanges'>;
  board: Board;
  /** Told of each step that changed something. */
  onProgress: (progress: Progress) => void;
  /** Told after each look: the board knows what the store knows. */
  onLevel: () => void | Promise<void>;
  report: (error: unknown) => void;
  /** Calls `run` again and again; returns its own stop. */
  everySecond: (run: () => void) => () => void;
};

export type Follower = {
  /** Looks now; resolves when the board knows what the store knew at the call. */
  look(): Promise<void>;
  /** Resolves when a look that is under way has ended. */
  stop(): Promise<void>;
};

/**
 * Keeps the board level with the store: looks as soon as the store says that something changed, and once a second
 * in case it did not say so.
 */
export async function followStore(options: FollowOptions): Promise<Follower> {
  const { store, everySecond, report } = options;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  async function lookUntilLevel(): Promise<void> {
    do {
      isAskedAgain = false;
      await step(options).then(askAgainIf, report);
    } while (isAskedAgain);
    looking = undefined;
  }

  function askAgainIf(isMore: boolean): void {
    isAskedAgain ||= isMore;
  }

  function look(): Promise<void> {
    if (looking) isAskedAgain = true;
    else looking = lookUntilLevel();
    return looking;
  }

  const stopListening = await store.listen(look);
  const stopTicking = everySecond(look);
  await look();
  return {
    look,
    async stop() {
      stopListening();
      stopTicking();
      await looking;
    },
  };
}

/** Says whether there is more to read at once: a reader far behind gets the log in parts. */
async function step({ store, board, onProgress, onLevel }: FollowOptions): Promise<boolean> {
  const delta = await store.readChanges(board.last());
  const progress = board.apply(delta);
  if (progress.changed.length > 0 || progress.removed.length > 0) onProgress(progress);
  if (delta.kind === 'changes' && delta.isMore) return true;
  await onLevel();
  return false;
}
