interface Limits {
  /** How many run at the same time. */
  readonly atOnce: number;
  /** From so many that wait, there is no room for more. */
  readonly maxWaiting: number;
}

/** Things that are done one after the other, in the order in which they came. What is done must not reject. */
export class Turns {
  private running = 0;
  private waiting: (() => Promise<void>)[] = [];
  private wantRoom: (() => void)[] = [];

  constructor(private readonly limits: Limits) {}

  /** Starts at once when it is its turn already. */
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

  /** Forgets what has not begun. */
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
