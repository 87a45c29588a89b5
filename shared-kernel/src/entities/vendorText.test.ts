import { decode } from '../decode/decode';
import { vendorTextSchema } from './vendorText';

const line = (given: object = {}) => ({ time: '63', lang: 'en', text: 'A corner.', ...given });
const read = (lines: unknown) => decode(vendorTextSchema, { match_id: 1, lines }, '', () => {}).lines;

test('lines are read as they were sent', () => {
  const lines = [line({ time: '45+2' }), line({ lang: 'zh', text: '<b>进球</b>' })];
  expect(read(lines)).toEqual(lines);
});

test.each([[''], ['x'.repeat(401)]])('a text of %j costs its line', (text) => {
  expect(read([line({ text }), line()])).toEqual([line()]);
});

test('of too many lines the last hundred are there', () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => line({ text: `Line ${index}` }));
  expect(read(lines)).toEqual(lines.slice(-100));
});
