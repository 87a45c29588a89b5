import * as v from 'valibot';
import { listAnswer, pageAnswer, recordAnswer } from './dataAnswer';

const named = v.object({ name: v.string('a text') });
const answer = { data: [{ name: 'Hà Nội' }, { name: 7 }, { name: 'Nam Định' }], total: 3 };

it('a list leaves a bad item out and reports it', () => {
  const report = jest.fn();
  expect(listAnswer(named, report)(answer)).toEqual([{ name: 'Hà Nội' }, { name: 'Nam Định' }]);
  expect(report.mock.calls.map(([error]) => String(error))).toEqual([
    'DecodeError: At data.1.name: expected a text, got 7',
  ]);
});

it('a page counts the bad items among those that were sent', () => {
  expect(pageAnswer(named, () => {})(answer)).toEqual({ items: [{ name: 'Hà Nội' }, { name: 'Nam Định' }], size: 3 });
});

it.each([
  ['null', { data: null }],
  ['nothing', {}],
])('a record that is %s is not there', (_, raw) => {
  expect(recordAnswer(named, () => {})(raw)).toBeUndefined();
});

it('a record is read', () => {
  expect(recordAnswer(named, () => {})({ data: { name: 'Hà Nội' } })).toEqual({ name: 'Hà Nội' });
});
