import { Fault } from '../../domain/faults/fault';
import { createVisitEvents } from './createVisitEvents';
import { createVisitReport } from './createVisitReport';

const ADS = { remote: 'mfe-ads', release: '1.0.0-a' } as const;
const SHELL = { remote: 'shell', release: '2.0.0-s' };
const fault = (kind: Fault['kind'] = 'part-threw') => new Fault(kind, new Error('words of a visitor'), ADS);

function aReport(shellRelease: string | null = SHELL.release) {
  const sent: unknown[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  let route = '/';
  const report = createVisitReport({
    shellRelease: shellRelease ?? undefined,
    route: () => route,
    send: (path, body) => path === '/beacon' && sent.push(JSON.parse(body)) > 0,
    after: (ms, run) => void timers.push({ ms, run }),
  });
  return {
    ...{ report, sent, timers },
    pass() {
      for (const { run } of timers.splice(0)) run();
    },
    goTo(next: string) {
      route = next;
    },
  };
}

it('tells in one message which releases the page loads and which faults it had, within two seconds', () => {
  const { report, sent, timers, pass } = aReport();
  report.begin('a-view');
  report.hear(ADS);
  report.hear(ADS);
  report.hear(fault());
  expect(timers.every(({ ms }) => ms < 2000)).toBe(true);
  pass();
  const faults = [{ ...ADS, kind: 'part-threw', route: '/', count: 1 }];
  expect(sent).toEqual([{ view: 'a-view', parts: [SHELL, ADS], faults }]);
  pass();
  expect(sent).toHaveLength(1);
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
  report.flush();
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
  report.flush();
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
  report.hear(new Fault('pointer-unreadable', 'odd', { remote: 'mfe-scores' }));
  report.hear(ADS);
  report.hear(new Fault('load-slow', 'late', { remote: 'mfe-ads' }));
  report.hear(new TypeError('of our own'));
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

it('knows the last release of each remote, which replaces one that failed', () => {
  const { report } = aReport();
  report.hear(ADS);
  report.hear({ ...ADS, release: '0.9.0-z' });
  expect(report.parts()).toEqual([SHELL, { ...ADS, release: '0.9.0-z' }]);
});

it('a shell of a development server has no release, and its faults nobody counts', () => {
  const { report, sent, pass } = aReport(null);
  report.begin('a-view');
  report.hear(new TypeError('of our own'));
  pass();
  expect(sent).toEqual([]);
});

it('what happens before anybody listens is kept, up to a limit', () => {
  const events = createVisitEvents();
  for (let time = 0; time < 60; time++) events.tell(ADS);
  const heard = jest.fn();
  events.listen(heard);
  expect(heard).toHaveBeenCalledTimes(50);
  events.tell(fault());
  expect(heard).toHaveBeenLastCalledWith(fault());
});
