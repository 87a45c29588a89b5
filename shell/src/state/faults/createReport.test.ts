import { DecodeError } from 'shared-kernel/decode/decode';
import { Fault } from '../../domain/faults/fault';
import { createReport } from './createReport';

it('logs a fault once with its kind, however often it comes, and every other fault too', () => {
  const log = jest.fn();
  const report = createReport(log);
  const fault = new TypeError('expected a number');
  report(fault);
  report(new TypeError('expected a number'));
  report(new Fault('live', fault));
  expect(log.mock.calls).toEqual([
    ['[TySo]', new Fault('unexpected', fault)],
    ['[TySo]', new Fault('live', fault)],
  ]);
});

it('logs an odd field of a feed once, whatever stood in it and in which record', () => {
  const log = jest.fn();
  const report = createReport(log);
  const odd = (at: string, came: string) => new DecodeError(`At ${at}: expected a text, got ${came}`, at);
  for (let match = 0; match < 500; match += 1) report(odd(`data.${match}.odds`, String(match)));
  report(odd('UpdateScoreIncident.odds', '7'));
  report(odd('data.3.id', '{}'));
  // A remote brings a copy of the class.
  report(Object.assign(new Error('At data.9.odds: expected a text, got 9'), { field: 'data.*.odds' }));
  expect(log.mock.calls.map(([, fault]) => fault.cause.message)).toEqual([
    'At data.0.odds: expected a text, got 0',
    'At UpdateScoreIncident.odds: expected a text, got 7',
    'At data.3.id: expected a text, got {}',
  ]);
});

it('stops before a fault with ever new numbers fills the console', () => {
  const log = jest.fn();
  const report = createReport(log);
  for (let index = 0; index < 1_000; index += 1) report(new Error(`second ${index}`));
  expect(log).toHaveBeenCalledTimes(200);
});
