import fc from 'fast-check';
import { MAX_FAULTS, VIEW_SECONDS } from 'shared-kernel/protocol/beaconLimits';
import { A_FAULT, ADS, aVisitCount, beacon, LIVE, SHELL } from '../testing/visits';
import { MAX_FAULTS_A_MINUTE, MAX_VIEWS_A_MINUTE } from './createAddressBound';
import type { LiveReleases } from './liveReleases';

const addressOf = (index: number) => `203.0.${Math.floor(index / 250)}.${index % 250}`;

it.each([
  ['invented', () => 'aaaaaaaaaaaaaaaa.1000000.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ['of another key', () => aVisitCount({ key: 'another' }).begin()],
  ['with a later time', (view: string) => view.replace(/\.(\d+)\./, (_, issued) => `.${Number(issued) + 60}.`)],
  ['with another id', (view: string) => (view[0] === 'b' ? 'c' : 'b') + view.slice(1)],
  ['cut off', (view: string) => view.slice(0, -1)],
])('a view that is %s counts for nothing', (_, forge) => {
  const { begin, say, all, refused } = aVisitCount();
  say({ view: forge(begin()), parts: [ADS], faults: [A_FAULT] });
  expect([all(), refused]).toEqual([[], { forged: 1 }]);
});

it('a view counts for a day, and one from ten minutes ahead does not: only our own clocks matter', () => {
  let now = 1_000_000;
  const { begin, say, of, refused } = aVisitCount({ now: () => now });
  const view = begin();
  now += VIEW_SECONDS;
  // Delivery names what is live with each beacon.
  say({ view, faults: [A_FAULT] });
  expect(of()).toEqual({ 'fault part-threw /': 1 });
  now += 1;
  say({ view, faults: [A_FAULT] });
  now -= VIEW_SECONDS + 601;
  say({ view, faults: [A_FAULT] });
  expect([of()?.['fault part-threw /'], refused]).toEqual([1, { expired: 2 }]);
});

it.each([
  ['faults that are no list', { faults: 'many' }],
  ['a view that is no text', { view: { id: 1 } }],
  ['a view without end', { view: 'a'.repeat(5000) }],
])('%s are refused', (_, body) => {
  expect(() => beacon(body)).toThrow('expected');
});

it.each([
  ['an unknown remote', { ...A_FAULT, remote: 'jquery' }],
  ['a release that is an address', { ...A_FAULT, release: '../../etc/passwd' }],
  ['words of a visitor as its page', { ...A_FAULT, route: '/news/12?email=a@b.example' }],
  ['a count of a million', { ...A_FAULT, count: 1e6 }],
  ['a count below one', { ...A_FAULT, count: 0 }],
  ['nothing', null],
])('of a list of faults only the one with %s is left out', (_, odd) => {
  expect(beacon({ faults: [odd, A_FAULT] }).faults).toEqual([A_FAULT]);
});

it('keeps no message, and calls a kind that it does not know unexpected', () => {
  expect(beacon({ faults: [{ ...A_FAULT, kind: 'newer-kind', message: 'of a visitor', stack: 'x' }] }).faults).toEqual([
    { ...A_FAULT, kind: 'unexpected' },
  ]);
});

it('names of objects’ own insides are no releases', () => {
  const { begin, say, all } = aVisitCount();
  const view = begin();
  for (const release of ['__proto__', 'constructor', 'toString']) say({ view, parts: [{ ...ADS, release }] });
  expect(all()).toEqual([]);
});

it('a flood from one address adds no more views and faults than an address may', () => {
  const { begin, say, of } = aVisitCount();
  for (let time = 0; time < 1000; time++) say({ view: begin(), parts: [ADS], faults: [{ ...A_FAULT, count: 10 }] });
  expect(of()).toEqual({ views: MAX_VIEWS_A_MINUTE, 'fault part-threw /': MAX_FAULTS_A_MINUTE });
});

it('begins anew with the next minute, and not with views that came too often before', () => {
  let now = 1_000_000;
  const { begin, say, of, refused } = aVisitCount({ now: () => now });
  const views = Array.from({ length: MAX_VIEWS_A_MINUTE + 1 }, begin);
  for (const view of views) say({ view, parts: [ADS] });
  now += 60;
  for (const view of views) say({ view, faults: [A_FAULT] });
  say({ view: begin(), parts: [ADS] });
  expect(of()).toEqual({ views: MAX_VIEWS_A_MINUTE + 1, 'fault part-threw /': MAX_VIEWS_A_MINUTE });
  expect(refused).toEqual({ beyond_bound: 2 });
});

/** Faults for each view, of a thousand visitors of whom each tenth has one, and of others behind one address. */
function rateWith(others: (say: (body: object) => void, begin: () => string) => void): number {
  const { begin, say, of } = aVisitCount();
  for (let index = 0; index < 1000; index++) {
    const faults = index % 10 === 0 ? [A_FAULT] : [];
    say({ view: begin(), parts: [ADS], faults }, addressOf(index));
  }
  others((body) => say(body, '198.51.100.1'), begin);
  return (of()?.['fault part-threw /'] ?? 0) / (of()?.views ?? 0);
}

it('thousands of views of one address do not dilute the faults of all others', () => {
  const rate = rateWith((say, begin) => {
    for (let time = 0; time < 5000; time++) say({ view: begin(), parts: [ADS], vitals: undefined });
  });
  expect(rate).toBeGreaterThan(0.095);
});

it('thousands of faulty views of one address, with their parts or without, raise the rate by its bound alone', () => {
  for (const parts of [[ADS], []]) {
    const rate = rateWith((say, begin) => {
      for (let time = 0; time < 5000; time++) say({ view: begin(), parts, faults: [{ ...A_FAULT, count: 10 }] });
    });
    expect(rate).toBeLessThanOrEqual((100 + MAX_FAULTS_A_MINUTE) / 1000);
  }
});

it('a page names no more than sixteen releases', () => {
  const releases = Array.from({ length: 20 }, (_, index) => `1.0.${index}-a`);
  const { begin, say, all, refused } = aVisitCount();
  const view = begin();
  const live = { releases: { 'mfe-ads': releases }, routes: ['/'] };
  for (const release of releases) say({ view, parts: [{ ...ADS, release }] }, undefined, live);
  expect([all().length, refused]).toEqual([16, { beyond_bound: 4 }]);
});

describe('what a candidate is judged by', () => {
  const OLD = { remote: 'mfe-ads', release: '0.9.0-cccc' };
  const [candidate, control] = [
    { ...ADS, isWitness: true },
    { ...OLD, isControl: true, isWitness: true },
  ];
  const fault = { ...A_FAULT, isWitness: true };
  const [controlFault, vitals] = [
    { ...fault, ...control },
    { route: '/', device: 'phone', figures: [{ name: 'LCP', value: 1000 }] },
  ];
  const { most = 0 } = LIVE.candidates?.['mfe-ads'] ?? {};

  it('has no more browsers of an address, or an IPv6 network, in each group than its step says, and three faults', () => {
    for (const address of [() => '203.0.113.7', (time: number) => `2001:db8:1:2::${time}`]) {
      const { begin, say, of } = aVisitCount();
      for (let time = 0; time < 20; time++) say({ view: begin(), parts: [candidate, control] }, address(time));
      expect([of()?.browsers, of(OLD)?.['control browsers']]).toEqual([most, most]);
      for (let time = 0; time < 9; time++) say({ view: begin(), faults: [fault, controlFault] }, address(time));
      expect([of()?.faultyBrowsers, of(OLD)?.['control faultyBrowsers']]).toEqual([2, 1]);
    }
  });

  it('has one fault of an address, also where its browser was heard of by another server, and one more for six browsers', () => {
    const { begin, say, of } = aVisitCount();
    for (let time = 0; time < 3; time++) say({ view: begin(), faults: [fault] });
    expect(of()?.faultyBrowsers).toBe(1);
    for (let time = 0; time < 6; time++) say({ view: begin(), parts: [candidate, control], faults: [fault] });
    expect([of()?.browsers, of()?.faultyBrowsers]).toEqual([6, 2]);
  });

  it('has an address once in each group of a step', () => {
    const { begin, say, all } = aVisitCount();
    const inStep = (share: number): LiveReleases => ({
      ...LIVE,
      candidates: { 'mfe-ads': { release: ADS.release, since: '2026-11-28T12:00:00.000Z', share, most } },
    });
    for (const share of [1, 1, 5, 5]) say({ view: begin(), parts: [candidate, control] }, '203.0.113.7', inStep(share));
    say({ view: begin(), parts: [candidate] }, '203.0.113.8', inStep(5));
    const [mine, theirs] = all().map(([, counts]) => counts);
    expect([mine?.browserAddresses, theirs?.['control browserAddresses']]).toEqual([3, 2]);
  });

  it('hears nothing more of an address with three faults, of either group', () => {
    const { begin, say, of } = aVisitCount();
    for (let time = 0; time < 12; time++) say({ view: begin(), parts: [candidate, control] });
    for (let time = 0; time < 5; time++) say({ view: begin(), faults: [fault] });
    say({ view: begin(), parts: [candidate, control], vitals: { ...vitals, releases: [candidate] } });
    expect(of()).toMatchObject({ views: 13, browsers: 12, faultyBrowsers: 3 });
    expect([of()?.['browser LCP 73'], of(OLD)?.['control browsers']]).toEqual([undefined, 12]);
  });

  it('has three measured browsers of an address in each group, each with all that its page sends', () => {
    const { begin, say, of } = aVisitCount();
    const releases = [candidate, control];
    for (let time = 0; time < 9; time++) {
      const view = begin();
      say({ view, vitals: { ...vitals, releases } });
      say({ view, vitals: { ...vitals, figures: [{ name: 'INP', value: 80 }], releases } });
    }
    expect(of()).toMatchObject({ 'LCP 73': 9, 'browser LCP 73': 3, 'browser INP 47': 3, 'browser blocked 0': 3 });
    expect(of(OLD)).toMatchObject({ 'control browser LCP 73': 3, 'control browser INP 47': 3 });
  });

  it('has three browsers of one group more than twice the other of an address: a coin decides', () => {
    const { begin, say, of } = aVisitCount();
    for (let time = 0; time < 9; time++) say({ view: begin(), parts: [control] });
    expect(of(OLD)?.['control browsers']).toBe(3);
  });

  it('begins anew with another candidate, and also with the same that comes again', () => {
    const { begin, say, of } = aVisitCount();
    const again = (since: string): LiveReleases => ({
      ...LIVE,
      candidates: { 'mfe-ads': { release: ADS.release, since, share: 5, most } },
    });
    for (const since of ['2026-11-28T12:00:00.000Z', '2026-11-28T14:00:00.000Z'])
      for (let time = 0; time < 9; time++)
        say({ view: begin(), parts: [candidate, control] }, '203.0.113.7', again(since));
    expect(of()?.browsers).toBe(2 * 9);
  });

  it('is nothing while no candidate is out, and nothing of a release in no group', () => {
    const { begin, say, of } = aVisitCount();
    say({ view: begin(), parts: [candidate] }, '203.0.113.7', { ...LIVE, candidates: undefined });
    say({ view: begin(), parts: [{ ...OLD, isWitness: true }] });
    expect([of(), of(OLD)]).toEqual([{ views: 1 }, { views: 1 }]);
  });

  it('is not bound for addresses of our own network: those of tests, and of whoever runs the site', () => {
    const { begin, say, of } = aVisitCount();
    for (let time = 0; time < 20; time++) say({ view: begin(), parts: [candidate] }, '127.0.0.1');
    expect(of()?.browsers).toBe(20);
  });
});

it('a view adds no more long tasks and updates than a page has in a day, in however many messages', () => {
  const { begin, say, of } = aVisitCount();
  const view = begin();
  const most = { longTasks: { count: 9000, ms: 500_000 }, updates: { drawn: 9000, late: 9000 } };
  for (let time = 0; time < 3; time++) {
    say({ view, vitals: { route: '/', device: 'phone', figures: [], ...most, releases: [ADS] } });
  }
  expect(of()).toEqual({ longTasks: 10_000, longTaskMs: 600_000, updates: 10_000, lateUpdates: 10_000 });
});

it('an IPv6 network is one address', () => {
  const { begin, say, of } = aVisitCount();
  for (let host = 0; host < 1000; host++) {
    say({ view: begin(), parts: [ADS] }, `2001:db8:1:2::${host.toString(16)}`);
  }
  expect(of()).toEqual({ views: MAX_VIEWS_A_MINUTE });
  say({ view: begin(), parts: [ADS] }, '2001:db8:1:3::1');
  expect(of()).toEqual({ views: MAX_VIEWS_A_MINUTE + 1 });
});

it('a flood from a thousand addresses with one view adds what one view may', () => {
  const { begin, say, of } = aVisitCount();
  const view = begin();
  for (let index = 0; index < 1000; index++) say({ view, faults: [{ ...A_FAULT, count: 10 }] }, addressOf(index));
  expect(of()).toEqual({ 'fault part-threw /': MAX_FAULTS });
});

it('whatever a thousand forged beacons say, six views from four addresses add no more than they may', () => {
  const part = fc.constantFrom(ADS, SHELL, { remote: 'mfe-ads', release: '9.9.9-none' }, { remote: 'x', release: 'y' });
  const count = fc.integer({ min: -5, max: 20 });
  const fault = fc.record({ part, kind: fc.constantFrom('part-threw', 'live', 'none'), count });
  const vitals = fc.record({ releases: fc.array(part), elements: fc.integer({ min: 0, max: 10_000 }) });
  const sent = fc.record({
    view: fc.integer({ min: -1, max: 5 }),
    address: fc.integer({ min: 0, max: 3 }),
    parts: fc.array(part, { maxLength: 30 }),
    faults: fc.array(fault, { maxLength: 30 }),
    vitals: fc.option(vitals, { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(sent, { minLength: 1, maxLength: 1000, size: 'max' }), (beacons) => {
      const { begin, say, all } = aVisitCount();
      const views = Array.from({ length: 6 }, begin);
      for (const { view, address, parts, faults, vitals } of beacons) {
        say(
          {
            view: views[view],
            parts,
            faults: faults.map(({ part: its, ...rest }) => ({ ...its, ...rest, route: '/' })),
            vitals: vitals && { route: '/', device: 'phone', figures: [], ...vitals },
          },
          addressOf(address),
        );
      }
      expect(all().length).toBeLessThanOrEqual(2);
      for (const [, counts] of all()) {
        const bounded = Object.entries(counts).filter(([what]) => what.startsWith('fault '));
        const total = bounded.reduce((sum, [, times]) => sum + times, 0);
        const measured = Object.entries(counts).filter(([what]) => what.startsWith('elements '));
        expect(counts.views ?? 0).toBeLessThanOrEqual(6);
        expect(total).toBeLessThanOrEqual(6 * MAX_FAULTS);
        expect(measured.reduce((sum, [, times]) => sum + times, 0)).toBeLessThanOrEqual(6);
      }
    }),
    { numRuns: process.env.TEST_RING === 'long' ? 30 : 5 },
  );
});
