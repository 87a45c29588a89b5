import type { Board, Progress } from '../board/createBoard';
import type { Store } from '../store/store';

export type FollowOptions = {
  store: Pick<Store, 'listen' | 'readChanges' | 'renumber'>;
  board: Board;
  /** Called for each step that changed something. */
  onProgress: (progress: Progress) => void;
  /** Called when matches were stored, also ones that the board shows already: some node feeds the store. */
  onBatchStored: () => void;
  /** Called after each check: the board has all that the store has. Returns whether to check once more at once. */
  onInSync: () => boolean | Promise<boolean>;
  report: (error: unknown) => void;
  /** Calls `run` each second; returns its stop. */
  everySecond: (run: () => void) => () => void;
};

export type Follower = {
  /** Checks now; resolves when the board has what the store had at the call. */
  look(): Promise<void>;
  /** Resolves when a running read has ended; no other begins. */
  stop(): Promise<void>;
};

/** Keeps the board in sync with the store: reads on each notice, and once a second in case one was lost. */
export async function followStore(options: FollowOptions): Promise<Follower> {
  const { store, everySecond, report } = options;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function catchUp(): Promise<void> {
    do {
      isAskedAgain = false;
      await step(options).then(askAgainIf, report);
    } while (isAskedAgain && !isStopped);
    looking = undefined;
  }

  function askAgainIf(isMore: boolean): void {
    isAskedAgain ||= isMore;
  }

  function look(): Promise<void> {
    if (isStopped) return looking ?? Promise.resolve();
    if (looking) isAskedAgain = true;
    else looking = catchUp();
    return looking;
  }

  const stopListening = await store.listen(look);
  const stopTicking = everySecond(look);
  await look();
  return {
    look,
    async stop() {
      isStopped = true;
      stopListening();
      stopTicking();
      await looking;
    },
  };
}

/** Returns whether there is more to read at once: a reader far behind gets the log in parts. */
async function step({ store, board, onProgress, onBatchStored, onInSync }: FollowOptions): Promise<boolean> {
  const delta = await store.readChanges(board.last());
  if (delta.kind === 'snapshot' && delta.snapshot.last < board.last()) {
    // An older copy took the store's place. The board stays as it is: the feed sends the store what it lacks, with
    // numbers that pages take for newer.
    await store.renumber([], board.last());
    return true;
  }
  const progress = board.apply(delta);
  if (progress.changed.length > 0 || progress.goneIds.length > 0 || progress.needsReload) onProgress(progress);
  if (progress.changed.length > 0 || (delta.kind === 'changes' && delta.matches.length > 0)) onBatchStored();
  if (delta.kind === 'changes' && delta.isMore) return true;
  return onInSync();
}
