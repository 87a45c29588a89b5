import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';

const BROWSERS = { seen: 0, bad: 0, addresses: 0, LCP: [], INP: [], CLS: [], blocked: [] };

/** What `api` says of a release of which nothing was counted but this. */
export function someFigures(changes: Partial<ReleaseFigures> = {}): ReleaseFigures {
  return {
    remote: 'mfe-ads',
    release: '1.0.0-a',
    views: 0,
    faults: [],
    vitals: {},
    longTasks: { count: 0, ms: 0 },
    elements: undefined,
    updates: { drawn: 0, late: 0 },
    addresses: { seen: 0, bad: 0 },
    browsers: BROWSERS,
    drawn: { seen: 0, bad: 0 },
    ...changes,
  };
}
