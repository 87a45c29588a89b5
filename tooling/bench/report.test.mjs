import { tableOf } from './report.mjs';

const line = { name: 'a', unit: 'ms', ours: 80, reference: 100 };

it.each([
  ['holds', { ratioBudget: 0.8 }],
  ['MISSED', { ratioBudget: 0.79 }],
  ['holds', { ratioAtLeast: 0.8 }],
  ['MISSED', { ratioAtLeast: 0.81 }],
  ['holds', { limit: 80 }],
  ['MISSED', { limit: 79 }],
  ['holds', { budget: 80 }],
  ['over the absolute limit', { budget: 79 }],
  ['MISSED', { ratioBudget: 1, ours: Number.NaN }],
  ['MISSED', { ratioAtLeast: 0.1, reference: undefined }],
])('says %s of %o', (verdict, given) => {
  expect(tableOf([{ ...line, ...given }])).toMatch(new RegExp(` ${verdict}$`));
});

it('gives no verdict on a figure without a budget', () => {
  expect(tableOf([line]).split('\n')[1]).toBe('a  80.0 ms  100 ms     0.800  –');
});
