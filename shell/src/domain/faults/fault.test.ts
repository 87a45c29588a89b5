import { Fault, reportAs, toFault } from './fault';

it('says its kind, whose it is and what happened', () => {
  const fault = new Fault('entry-altered', new Error('404'), { remote: 'mfe-ads', release: '1.0.0-a', module: 'App' });
  expect(String(fault)).toBe('Fault: entry-altered (mfe-ads 1.0.0-a ./App): 404');
  expect(new Fault('unexpected', 'a text').message).toBe('unexpected: a text');
});

it('keeps the kind it was given first, and learns whose it is', () => {
  const fault = toFault('module-threw', new Fault('manifest-unreachable', 'no answer'), { remote: 'mfe-ads' });
  expect(fault.message).toBe('manifest-unreachable (mfe-ads): no answer');
  expect(toFault('module-threw', fault, { remote: 'mfe-scores' })).toBe(fault);
});

it('names what a place reports', () => {
  const report = jest.fn();
  reportAs(report, 'live')(new Error('refused'));
  expect(report).toHaveBeenCalledWith(new Fault('live', new Error('refused')));
});
