import { decoder } from 'shared-kernel/decode/decode';
import { beaconSchema, type Vitals } from 'shared-kernel/protocol/beacon';
import { MAX_BEACON_BYTES } from 'shared-kernel/protocol/beaconLimits';
import type { PartOnPage, ShownPart } from 'shared-kernel/protocol/view';
import { Fault } from '../../domain/faults/fault';
import { createVisitEvents } from './createVisitEvents';
import { createVisitReport } from './createVisitReport';

const ADS = { remote: 'mfe-ads', release: '1.0.0-a' } as const;
const SHELL = { remote: 'shell', release: '2.0.0-s' };
type Figure = Vitals['figures'][number];
const LCP: Figure = { name: 'LCP', value: 1240 };
const NO_MORE = { longTasks: undefined, updates: undefined, elements: undefined };
const thrown = (error: Error) => ({ kind: 'fault', error }) as const;
const fault = (kind: Fault['kind'] = 'part-threw') => thrown(new Fault(kind, new Error('words of a visitor'), ADS));
const advert = (id: string, what: 'shown' | 'clicked' = 'shown') =>
  ({ kind: 'advert', advert: { slot: 'FixBottom', id }, what }) as const;
const shown = (part: ShownPart) => ({ kind: 'part', part }) as const;

const beacon = decoder(beaconSchema);

function aReport(shellRelease: string | null = SHELL.release, isCounted: (part: PartOnPage) => boolean = () => false) {
  const sent: unknown[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  let route = '/';
  let isTaken = true;
  let left: readonly Figure[] = [];
  const report = createVisitReport({
    shellRelease: shellRelease ?? undefined,
    stepReports: { isFirstLoad: isCounted, isSecondLoad: isCounted, isFirstFault: isCounted },
    device: 'phone',
    route: () => route,
    measured(releases) {
      const figures = [...left];
      left = [];
      return figures.length > 0 ? { route: '/', device: 'phone', figures, releases, ...NO_MORE } : undefined;
    },
    send: (path, body) => isTaken && path === '/beacon' && sent.push(JSON.parse(body)) > 0,
    after: (ms, run) => void timers.push({ ms, run }),
  });
  return {
    report,
    sent,
    timers,
    pass() {
      for (const { run } of timers.splice(0)) run();
    },
    goTo(next: string) {
      route = next;
    },
    measure(figures: readonly Figure[]) {
      left = figures;
    },
    refuse(refused: boolean) {
      isTaken = !refused;
    },
  };
}

it('reports in one message which releases the page loads and which faults it had, within two seconds', () => {
  const { report, sent, timers, pass } = aReport();
  report.begin('a-view');
  report.hear(shown(ADS));
  report.hear(shown(ADS));
  report.hear(fault());
  expect(timers.every(({ ms }) => ms < 2000)).toBe(true);
  pass();
  const faults = [{ ...ADS, kind: 'part-threw', route: '/', count: 1 }];
  expect(sent).toEqual([{ view: 'a-view', parts: [SHELL, ADS], faults }]);
  pass();
  expect(sent).toHaveLength(1);
});

it('says of a release that it is compared with a candidate, of its faults and measurements, too', () => {
  const { report, sent, pass, measure } = aReport(null);
  report.begin('a-view');
  report.hear(shown({ ...ADS, isControl: true }));
  report.hear(fault());
  pass();
  const faults = [{ ...ADS, isControl: true, kind: 'part-threw', route: '/', count: 1 }];
  expect(sent).toEqual([{ view: 'a-view', parts: [{ ...ADS, isControl: true }], faults }]);
  measure([LCP]);
  report.leave();
  expect(sent[1]).toMatchObject({ vitals: { releases: [{ ...ADS, isControl: true }] } });
});

it('says of the first fault alone that it counts for its browser', () => {
  const { report, sent, pass, measure } = aReport(SHELL.release, ({ remote }) => remote === 'mfe-ads');
  report.begin('a-view');
  report.hear(shown(ADS));
  report.hear(fault());
  report.hear(fault());
  pass();
  const counted = { ...ADS, isWitness: true };
  expect(sent).toEqual([
    { view: 'a-view', parts: [SHELL, counted], faults: [{ ...counted, kind: 'part-threw', route: '/', count: 2 }] },
  ]);
  measure([LCP]);
  report.leave();
  expect(sent[1]).toMatchObject({ vitals: { releases: [SHELL, counted] } });
});

it('sends no word of what happened', () => {
  const { report, sent, pass } = aReport();
  report.begin('a-view');
  report.hear(fault());
  pass();
  expect(JSON.stringify(sent)).not.toContain('visitor');
});

it('keeps what happens before the page has a view', () => {
  const { report, sent, pass } = aReport();
  report.hear(fault());
  report.leave();
  pass();
  expect(sent).toEqual([]);
  report.begin('a-view');
  pass();
  expect(sent).toMatchObject([{ faults: [{ kind: 'part-threw' }] }]);
});

it('sends at once when the page is left', () => {
  const { report, sent } = aReport();
  report.begin('a-view');
  report.hear(fault());
  report.leave();
  expect(sent).toHaveLength(1);
});

it('counts what repeats, by page, and ten at most, of a kind five', () => {
  const { report, sent, pass, goTo } = aReport();
  report.begin('a-view');
  for (let time = 0; time < 4; time++) report.hear(fault('live'));
  goTo('/news/:id');
  for (let time = 0; time < 4; time++) report.hear(fault('live'));
  for (let time = 0; time < 9; time++) report.hear(fault('part-threw'));
  report.hear(fault('module-threw'));
  pass();
  expect(sent).toMatchObject([
    {
      faults: [
        { kind: 'live', route: '/', count: 4 },
        { kind: 'live', route: '/news/:id', count: 1 },
        { kind: 'part-threw', route: '/news/:id', count: 5 },
      ],
    },
  ]);
});

it('a fault names its release, or that of its remote on the page, or else the shell’s', () => {
  const { report, sent, pass } = aReport();
  report.begin('a-view');
  report.hear(thrown(new Fault('pointer-unreadable', 'odd', { remote: 'mfe-scores' })));
  report.hear(shown(ADS));
  report.hear(thrown(new Fault('load-slow', 'late', { remote: 'mfe-ads' })));
  report.hear(thrown(new TypeError('of our own')));
  pass();
  expect(sent).toMatchObject([
    {
      faults: [
        { ...SHELL, kind: 'pointer-unreadable' },
        { ...ADS, kind: 'load-slow' },
        { ...SHELL, kind: 'unexpected' },
      ],
    },
  ]);
});

it('reports a release with its fault, shown or not, so that the fault has its view', () => {
  const { report, sent, pass } = aReport();
  report.begin('a-view');
  report.hear(fault());
  pass();
  expect(sent).toMatchObject([{ parts: [SHELL, ADS], faults: [ADS] }]);
});

it('what was measured is in the one message that it sends when the page is left', () => {
  const { report, sent, measure } = aReport();
  report.begin('a-view');
  report.hear(fault());
  measure([LCP]);
  report.leave();
  report.leave();
  expect(sent).toMatchObject([{ view: 'a-view', faults: [ADS], vitals: { figures: [LCP] } }]);
});

it('what was measured belongs to the last release of each remote, and says which came after the first content', () => {
  const { report, sent, measure } = aReport();
  report.begin('a-view');
  report.hear(shown({ remote: 'mfe-scores', release: '1.1.0-failed' }));
  report.hear(shown({ remote: 'mfe-scores', release: '1.0.0-s' }));
  report.hear({ kind: 'content' });
  report.hear(shown(ADS));
  report.hear(shown({ remote: 'mfe-scores', release: '1.0.0-s' }));
  measure([LCP]);
  report.leave();
  const releases = [SHELL, { remote: 'mfe-scores', release: '1.0.0-s' }, { ...ADS, isLate: true }];
  expect(sent).toMatchObject([{ vitals: { releases } }]);
  expect(JSON.stringify(sent).match(/isLate/g)).toHaveLength(1);
});

it('keeps what the browser does not take', () => {
  const { report, sent, measure, refuse } = aReport();
  report.begin('a-view');
  report.hear(fault());
  measure([LCP]);
  refuse(true);
  report.leave();
  refuse(false);
  report.leave();
  expect(sent).toMatchObject([{ parts: [SHELL, ADS], faults: [ADS], vitals: { figures: [LCP] } }]);
});

it('measures nothing away while the page has no view', () => {
  const { report, sent, measure } = aReport();
  measure([LCP]);
  report.leave();
  report.begin('a-view');
  report.leave();
  expect(sent).toMatchObject([{ vitals: { figures: [LCP] } }]);
});

it('reports to a next view its releases again, and ten more faults', () => {
  const { report, sent, pass } = aReport();
  report.begin('a-view');
  report.hear(shown(ADS));
  for (let time = 0; time < 6; time++) report.hear(fault());
  pass();
  report.begin('of-the-next-day');
  report.hear(fault());
  pass();
  expect(sent).toMatchObject([
    { view: 'a-view', faults: [{ count: 5 }] },
    { view: 'of-the-next-day', parts: [SHELL, ADS], faults: [{ count: 1 }] },
  ]);
});

it('a shell of a development server has no release, and its faults nobody counts', () => {
  const { report, sent, pass } = aReport(null);
  report.begin('a-view');
  report.hear(thrown(new TypeError('of our own')));
  pass();
  expect(sent).toEqual([]);
});

it('what happens before anybody listens is kept, up to a limit', () => {
  const events = createVisitEvents();
  for (let time = 0; time < 60; time++) events.emit(shown(ADS));
  const heard = jest.fn();
  events.listen(heard);
  events.listen(() => {});
  events.listen(heard);
  expect(heard).toHaveBeenCalledTimes(50);
  events.emit(fault());
  expect(heard).toHaveBeenLastCalledWith(fault());
});

describe('adverts', () => {
  it('are reported when the page is left, by page and device, in one message with the rest, and once', () => {
    const { report, sent, pass, goTo, measure } = aReport();
    report.begin('a-view');
    report.hear(advert('a'));
    report.hear(advert('a', 'clicked'));
    pass();
    goTo('/tips');
    report.hear(advert('a'));
    report.hear(advert('b'));
    report.hear(advert('b'));
    expect(sent).toHaveLength(1);
    measure([LCP]);
    report.leave();
    report.leave();
    expect(sent.slice(1)).toEqual([
      {
        view: 'a-view',
        parts: [],
        faults: [],
        device: 'phone',
        vitals: expect.objectContaining({ figures: [LCP] }),
        adverts: [
          { slot: 'FixBottom', id: 'a', route: '/tips', shown: 1, clicked: 0 },
          { slot: 'FixBottom', id: 'b', route: '/tips', shown: 2, clicked: 0 },
        ],
      },
    ]);
    expect(sent[0]).toMatchObject({ adverts: [{ slot: 'FixBottom', id: 'a', route: '/', shown: 1, clicked: 1 }] });
  });

  it('wait for the view and for a browser that takes the message', () => {
    const { report, sent, refuse } = aReport();
    report.hear(advert('a'));
    report.leave();
    report.begin('a-view');
    refuse(true);
    report.leave();
    refuse(false);
    report.leave();
    expect(sent).toMatchObject([{ adverts: [{ id: 'a', shown: 1 }] }]);
  });

  it('fill several messages, each far below the limit', () => {
    const { report, sent, pass, goTo } = aReport(null);
    report.begin('a-view');
    pass();
    goTo(`/${'x'.repeat(60)}`);
    const long = (index: number) => `${'x'.repeat(57)}${100 + index}`;
    for (let index = 0; index < 50; index++) report.hear(advert(long(index)));
    report.leave();
    const counts = sent.map((body) => beacon(body).adverts.length);
    expect(counts).toEqual([20, 20, 10]);
    for (const body of sent) expect(JSON.stringify(body).length).toBeLessThan(MAX_BEACON_BYTES / 2);
  });
});
