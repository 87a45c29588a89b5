import { createReport } from './createReport';

it('logs a fault once, however often it comes, and every other fault too', () => {
  const log = jest.fn();
  const report = createReport(log);
  const fault = new TypeError('expected a number');
  report(fault);
  report(new TypeError('expected a number'));
  report(new Error('expected a number'));
  expect(log.mock.calls).toEqual([
    ['[TySo]', fault],
    ['[TySo]', new Error('expected a number')],
  ]);
});

it('stops before a fault with ever new numbers fills the console', () => {
  const log = jest.fn();
  const report = createReport(log);
  for (let index = 0; index < 1_000; index += 1) report(new Error(`second ${index}`));
  expect(log).toHaveBeenCalledTimes(200);
});
