import { A_FAULT, ADS, aVisitCount, SHELL } from '../testing/visits';

const VITALS = { route: '/news/:id', device: 'phone', figures: [{ name: 'LCP', value: 1000 }] };

it('counts a view of each release once, however often the page names it', () => {
  const { begin, say, of } = aVisitCount();
  const view = begin();
  say({ view, parts: [ADS, SHELL, ADS] });
  say({ view, parts: [ADS] });
  say({ view: begin(), parts: [ADS] });
  expect([of(), of(SHELL)]).toEqual([{ views: 2 }, { views: 1 }]);
});

it('counts what is the control’s for its release, and once more by itself', () => {
  const { begin, say, of } = aVisitCount();
  const control = { ...ADS, isControl: true };
  const view = begin();
  say({ view, parts: [control], faults: [{ ...A_FAULT, isControl: true }] });
  say({ view, vitals: { ...VITALS, releases: [control] } });
  say({ view: begin(), parts: [ADS], faults: [A_FAULT] });
  expect(of()).toEqual({
    views: 2,
    'fault part-threw /': 2,
    'LCP 73': 1,
    'control views': 1,
    'control fault part-threw /': 1,
    'control LCP 73': 1,
  });
});

it('counts faults by kind and page', () => {
  const { begin, say, of } = aVisitCount();
  const view = begin();
  say({ view, parts: [ADS], faults: [{ ...A_FAULT, count: 2 }] });
  say({ view, faults: [{ ...A_FAULT, kind: 'module-threw', route: '/news/:id' }] });
  expect(of()).toEqual({ views: 1, 'fault part-threw /': 2, 'fault module-threw /news/:id': 1 });
});

it('faults that come to another node add no view there', () => {
  const [one, other] = [aVisitCount(), aVisitCount()];
  const view = one.begin();
  one.say({ view, parts: [ADS] });
  other.say({ view, faults: [A_FAULT] });
  expect([one.of(), other.of()]).toEqual([{ views: 1 }, { 'fault part-threw /': 1 }]);
});

it('what is measured of the start of a page is not that of releases which came later', () => {
  const { begin, say, of } = aVisitCount();
  const figures = [...VITALS.figures, { name: 'INP', value: 80 }];
  say({ view: begin(), vitals: { ...VITALS, figures, releases: [SHELL, { ...ADS, isLate: true }] } });
  expect([of(SHELL), of()]).toEqual([{ 'LCP 73': 1, 'INP 47': 1 }, { 'INP 47': 1 }]);
});

it('counts a figure beyond what there can be as the most', () => {
  const { begin, say, of } = aVisitCount();
  const figures = [
    { name: 'LCP', value: 2.6e9 },
    { name: 'CLS', value: -1 },
  ];
  const more = { longTasks: { count: 1e300, ms: 90.4 }, elements: 1e9, updates: { drawn: 1e9, late: -5 } };
  say({ view: begin(), parts: [ADS], vitals: { ...VITALS, figures, ...more, releases: [ADS] } });
  const sums = { longTasks: 10_000, longTaskMs: 90, updates: 10_000, lateUpdates: 0 };
  expect(of()).toEqual({ views: 1, 'LCP 141': 1, 'CLS 0': 1, 'elements 146': 1, ...sums });
});

it('counts measurements for each release that was on the page', () => {
  const { begin, say, of, vitals } = aVisitCount();
  const more = { longTasks: { count: 2, ms: 180 }, elements: 1500, updates: { drawn: 9, late: 1 } };
  say({ view: begin(), vitals: { ...VITALS, ...more, releases: [ADS, SHELL, ADS] } });
  const sums = { longTasks: 2, longTaskMs: 180, updates: 9, lateUpdates: 1 };
  expect(of()).toEqual({ 'LCP 73': 1, 'elements 78': 1, ...sums });
  expect(of(SHELL)).toEqual(of());
  expect(vitals).toMatchObject([{ route: '/news/:id', figures: VITALS.figures }]);
});

it('counts a view where its releases are reported, not where it ends: that may be another node', () => {
  const [one, other] = [aVisitCount(), aVisitCount()];
  const view = one.begin();
  other.say({ view, parts: [ADS] });
  one.say({ view, vitals: { ...VITALS, releases: [ADS] } });
  expect([one.of(), other.of()]).toEqual([{ 'LCP 73': 1 }, { views: 1 }]);
});

it('counts each measurement of a view once, and adds up what grows', () => {
  const { begin, say, of } = aVisitCount();
  const view = begin();
  say({ view, vitals: { ...VITALS, longTasks: { count: 1, ms: 60 }, releases: [ADS] } });
  say({ view, vitals: { ...VITALS, longTasks: { count: 2, ms: 140 }, releases: [ADS] } });
  expect(of()).toEqual({ 'LCP 73': 1, longTasks: 3, longTaskMs: 200 });
});

it('counts nothing of a page without a view', () => {
  const { say, all, refused, vitals } = aVisitCount();
  say({ vitals: VITALS });
  say({ parts: [ADS], faults: [A_FAULT] });
  say({ adverts: [] });
  expect([all(), vitals, refused]).toEqual([[], [], { no_view: 2 }]);
});

it('leaves out releases that do not exist, and pages that do not are all one', () => {
  const { begin, say, of, all, refused } = aVisitCount();
  const invented = { remote: 'mfe-ads', release: '9.9.9-none' };
  const view = begin();
  say({ view, parts: [invented], faults: [{ ...A_FAULT, ...invented }] });
  expect(all()).toEqual([]);
  say({ view, faults: [{ ...A_FAULT, route: '/invented' }] });
  expect(of()).toEqual({ 'fault part-threw /*': 1 });
  expect(refused).toEqual({ unknown_release: 2 });
});

it('still knows a release that others followed, as long as a view counts, after a restart too', () => {
  let now = 1_000_000;
  const later = { releases: { 'mfe-ads': ['3.0.0-d', '2.9.0-c'] }, routes: ['/'] };
  const { begin, say, of } = aVisitCount({ now: () => now });
  const view = begin();
  now += 86_000;
  say({ view, faults: [A_FAULT] }, '203.0.113.7', later);
  expect(of()).toMatchObject({ 'fault part-threw /': 1 });
  const restarted = aVisitCount({ now: () => now, recalled: [ADS] });
  restarted.say({ view, faults: [A_FAULT] }, '203.0.113.7', later);
  expect(restarted.of()).toEqual({ 'fault part-threw /': 1 });
});

it('counts a browser of a group where it says that this is its first time, and its first fault once', () => {
  const { begin, say, of } = aVisitCount();
  const view = begin();
  const compared = { ...ADS, isWitness: true };
  const fault = { ...A_FAULT, isWitness: true };
  say({ view, parts: [compared, SHELL] });
  say({ view, parts: [compared], faults: [fault, { ...fault, kind: 'module-threw' }] });
  expect(of()).toMatchObject({ views: 1, browsers: 1, faultyBrowsers: 1 });
  expect(of(SHELL)).toEqual({ views: 1 });
  say({ view: begin(), parts: [ADS], faults: [A_FAULT] });
  expect(of()).toMatchObject({ views: 2, browsers: 1, faultyBrowsers: 1 });
});

it('counts measurements of such a browser, the control’s by itself, and long tasks until it is left for the first time', () => {
  const { begin, say, of } = aVisitCount();
  const view = begin();
  const releases = [{ ...ADS, isControl: true, isWitness: true }, SHELL];
  say({ view, vitals: { ...VITALS, longTasks: { count: 2, ms: 180 }, releases } });
  say({ view, vitals: { ...VITALS, longTasks: { count: 2, ms: 900 }, releases } });
  expect(of()).toMatchObject({ 'LCP 73': 1, 'control browser LCP 73': 1, 'control browser blocked 55': 1 });
  expect(Object.keys(of(SHELL) ?? {}).filter((name) => name.includes('browser'))).toEqual([]);
});

it('counts an address once an hour, however often it loads a release that fails', () => {
  let now = 3600 * 500;
  const { begin, say, addressesOf } = aVisitCount({ now: () => now });
  const load = (address: string) => say({ view: begin(), parts: [ADS], faults: [A_FAULT] }, address);
  for (let i = 0; i < 5; i++) load('203.0.113.7');
  load('2001:db8:1:2::1');
  load('2001:db8:1:2::2');
  say({ view: begin(), parts: [ADS] }, '203.0.113.8');
  expect(addressesOf()).toEqual({ seen: 3, bad: 2 });
  now += 3600;
  load('203.0.113.7');
  expect(addressesOf()).toEqual({ seen: 4, bad: 3 });
});
