import { TEXT_LINES_MOST, type VendorTextLine } from 'shared-kernel/entities/vendorText';
import { withPushedText } from './withPushedText';

const lines = (text: string): VendorTextLine[] => [...text].map((one) => ({ time: '', lang: 'en', text: one }));
const pushed = (known: string, sent: string) =>
  withPushedText(lines(known), lines(sent))
    .map(({ text }) => text)
    .join('');

it.each([
  ['the first text', '', 'ab', 'ab'],
  ['the whole text', 'abc', 'abcd', 'abcd'],
  ['the whole text with an earlier line that was corrected', 'abc', 'aBcd', 'aBcd'],
  ['a new line', 'abc', 'd', 'abcd'],
  ['the last line and a new one', 'abc', 'cd', 'abcd'],
  ['as many new lines as are known', 'ab', 'cd', 'abcd'],
  ['more new lines than are known', 'a', 'bc', 'abc'],
  ['nothing', 'abc', '', 'abc'],
])('%s: after %j, %j makes %j', (_, known, sent, text) => {
  expect(pushed(known, sent)).toBe(text);
});

it('keeps the last lines', () => {
  const many = Array.from(
    { length: TEXT_LINES_MOST },
    (_, index) => ({ time: `${index}`, lang: 'en', text: 'x' }) as const,
  );
  const text = withPushedText(many, lines('y'));
  expect([text.length, text[0]?.time, text.at(-1)?.text]).toEqual([TEXT_LINES_MOST, '1', 'y']);
});
