interface Limits {
  /** Most tasks at the same time. */
  readonly atOnce: number;
  /** Most tasks to wait; beyond them there is no room. */
  readonly maxWaiting: number;
}

/** Runs tasks in order, some at a time. They must not reject. */
export class TaskQueue {
  private running = 0;
  private waiting: (() => Promise<void>)[] = [];
  private wantRoom: (() => void)[] = [];

  constructor(private readonly limits: Limits) {}

  /** Starts at once when it is its turn. */
  add(run: () => Promise<void>): void {
    this.waiting.push(run);
    this.next();
  }

  isFull(): boolean {
    return this.waiting.length >= this.limits.maxWaiting;
  }

  /** Resolves as soon as one more may wait. */
  room(): Promise<void> {
    return this.isFull() ? new Promise((resolve) => this.wantRoom.push(resolve)) : Promise.resolve();
  }

  /** Drops tasks that have not begun. */
  drop(): void {
    this.waiting = [];
    this.next();
  }

  private next(): void {
    while (this.running < this.limits.atOnce) {
      const run = this.waiting.shift();
      if (!run) break;
      this.running += 1;
      void run().finally(() => {
        this.running -= 1;
        this.next();
      });
    }
    if (!this.isFull()) for (const resolve of this.wantRoom.splice(0)) resolve();
  }
}
