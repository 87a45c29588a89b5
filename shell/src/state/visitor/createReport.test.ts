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

it('stops before a fault with ever new numbers fills the console', () => {
  const log = jest.fn();
  const report = createReport(log);
  for (let index = 0; index < 1_000; index += 1) report(new Error(`second ${index}`));
  expect(log).toHaveBeenCalledTimes(200);
});
