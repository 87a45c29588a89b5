import { Backlog } from './backlog';

const aBacklog = () => new Backlog({ maxBufferedBytes: 1000, stalledMs: 10_000 });

/** Ticks once a second until the reader counts as stalled. */
function secondsUntilStalled(backlog: Backlog, unsentAt: (second: number) => number): number {
  for (let second = 1; second <= 60; second++) if (backlog.isStalled(unsentAt(second), 1000)) return second;
  return Number.POSITIVE_INFINITY;
}

describe('the backlog of a reader', () => {
  it('calls a reader stalled once a byte has waited ten seconds', () => {
    const backlog = aBacklog();
    backlog.wrote(500);
    expect(secondsUntilStalled(backlog, () => 1)).toBe(11);
  });

  it('has patience with a reader that is always behind but moves', () => {
    const backlog = aBacklog();
    const unsent = () => {
      backlog.wrote(100);
      return 900;
    };
    expect(secondsUntilStalled(backlog, unsent)).toBe(Number.POSITIVE_INFINITY);
  });

  it('counts a new byte from its own beginning', () => {
    const backlog = aBacklog();
    backlog.wrote(500);
    const unsent = (second: number) => {
      if (second === 8) backlog.wrote(100);
      return second === 7 ? 0 : 100;
    };
    expect(secondsUntilStalled(backlog, unsent)).toBe(18);
  });

  it('counts a byte that was written while others waited', () => {
    const backlog = aBacklog();
    backlog.wrote(100);
    const unsent = (second: number) => {
      if (second === 2) backlog.wrote(100);
      return second === 2 ? 200 : 100;
    };
    expect(secondsUntilStalled(backlog, unsent)).toBe(12);
  });

  it('lets one frame over the limit pass, but not one that is still there a tick later', () => {
    const backlog = aBacklog();
    expect(backlog.isFull(0)).toBe(false);
    backlog.wrote(5000);
    expect(secondsUntilStalled(backlog, () => 4000)).toBe(2);
  });

  it('is full above the limit', () => {
    expect([1000, 1001].map((unsent) => aBacklog().isFull(unsent))).toEqual([false, true]);
  });
});
