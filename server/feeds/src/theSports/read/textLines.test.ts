import { TEXT_LINES_MOST, type VendorTextLine } from 'shared-kernel/entities/vendorText';
import { ODD_VALUES } from 'shared-kernel/testing/hostile';
import { textLines, withPushedText } from './textLines';

const line = (given: object = {}) => ({ time: "63'", data: 'A corner.', position: 2, ...given });

/** The lines that are read, and what was reported. */
function read(raw: unknown) {
  const reported: string[] = [];
  return { lines: textLines(raw, ({ message }) => void reported.push(message)), reported };
}

const said = (data: string) => read([line({ data })]).lines[0]?.text;

test('a line is read as it was sent, with its minute and its language', () => {
  expect(read([line(), line({ time: '45+2', data: '进球！' }), line({ time: '' })])).toEqual({
    lines: [
      { time: '63', lang: 'en', text: 'A corner.' },
      { time: '45+2', lang: 'zh', text: '进球！' },
      { time: undefined, lang: 'en', text: 'A corner.' },
    ],
    reported: [],
  });
});

test('a list that came as an object is one', () => {
  expect(read({ 0: line(), 1: line({ data: 'A throw.' }) }).lines.map(({ text }) => text)).toEqual([
    'A corner.',
    'A throw.',
  ]);
});

test.each([
  ['a name that was not put in', 'Foul by %oppos_player%.', undefined],
  ['nothing', ' \u200b\n', undefined],
  ['markup', '<img src=x onerror=alert(1)>&amp;', '<img src=x onerror=alert(1)>&amp;'],
  ['several lines', 'One\n\n two\tthree', 'One two three'],
  ['turned text', '\u202eevil\u202c \u2066x\u2069', 'evil x'],
  ['what no store keeps', 'a\0b\ud800c', 'abc'],
  ['a share of a hundred', '100% fit', '100% fit'],
])('%s', (_, data, expected) => {
  expect(said(data)).toBe(expected);
});

test('a line without an end is cut, also within a character', () => {
  expect(said('x'.repeat(100_000))).toHaveLength(400);
  expect(said(`${'x'.repeat(398)}${'😀'.repeat(500)}`)).toBe(`${'x'.repeat(398)}…`);
});

test('only the last hundred of many lines are read', () => {
  const { lines } = read(Array.from({ length: 5_000 }, (_, index) => line({ data: `Line ${index}.` })));
  expect([lines.length, lines[0]?.text, lines.at(-1)?.text]).toEqual([100, 'Line 4900.', 'Line 4999.']);
});

test('an odd minute costs itself, and an odd text its line', () => {
  for (const [, odd] of ODD_VALUES) {
    expect(read([line({ time: odd }), line()]).lines.map(({ text }) => text)).toEqual(['A corner.', 'A corner.']);
    if (typeof odd !== 'string') expect(read([line({ data: odd }), line()]).lines).toHaveLength(1);
  }
});

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
