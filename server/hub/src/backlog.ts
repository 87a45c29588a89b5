interface Mark {
  /** All bytes written up to here must leave … */
  readonly upTo: number;
  /** … before this grows too large. */
  ageMs: number;
}

/**
 * Distinguishes a stalled reader from one that is slow but moves. Each tick marks the bytes written so far; a mark that
 * is not sent in time means a stuck byte.
 */
export class Backlog {
  private written = 0;
  private readonly marks: Mark[] = [];

  constructor(private readonly limits: { readonly maxBufferedBytes: number; readonly stalledMs: number }) {}

  wrote(bytes: number): void {
    this.written += bytes;
  }

  /** Checked before a write, so that one large frame does not cut a reader that keeps up. */
  isFull(unsentBytes: number): boolean {
    return unsentBytes > this.limits.maxBufferedBytes;
  }

  isStalled(unsentBytes: number, elapsedMs: number): boolean {
    const sent = this.written - unsentBytes;
    while (this.marks[0] && this.marks[0].upTo <= sent) this.marks.shift();
    for (const mark of this.marks) mark.ageMs += elapsedMs;
    const oldest = this.marks[0];
    if (oldest && (oldest.ageMs >= this.limits.stalledMs || this.isFull(unsentBytes))) return true;
    const newest = this.marks.at(-1)?.upTo ?? sent;
    if (newest < this.written) this.marks.push({ upTo: this.written, ageMs: 0 });
    return false;
  }
}
