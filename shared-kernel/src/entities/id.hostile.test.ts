import fc from 'fast-check';
import { compareIds, toId } from './id';
import { idFromText, idText } from './idText';

/** An id as a feed may send it, and its canonical form. */
const FORMS: [string, unknown, ReturnType<typeof toId>][] = [
  ['a number', 12, 12],
  ['a number as a text', '12', 12],
  ['the largest exact number', '9007199254740991', Number.MAX_SAFE_INTEGER],
  ['a text beyond it', '9007199254740993', '9007199254740993'],
  ['a text of 400 digits', '9'.repeat(400), '9'.repeat(400)],
  ['a word', 'm-Alpha', 'm-Alpha'],
  ['another word by its capital', 'M-alpha', 'M-alpha'],
  ['a text zero', '0', '0'],
  ['zero', 0, '0'],
  ['a negative number', -4, '-4'],
  ['a fraction', 1.5, '1.5'],
  ['a number with a zero before it, which is another text', '012', '012'],
  ['a sum', '+12', '+12'],
  ['a power', '1e3', '1e3'],
  ['digits of another script', '١٢', '١٢'],
  ['a key of all objects', 'constructor', 'constructor'],
  ['their prototype', '__proto__', '__proto__'],
  ['a word with a space', 'a b', 'a b'],
  ['a space alone', ' ', ' '],
  ['a number after a space', ' 12', ' 12'],
  ['a path', '../match/7', '../match/7'],
  ['a percent sign', '100%', '100%'],
  ['what looks encoded', 'a%20b', 'a%20b'],
  ['an emoji', 'm⚽️', 'm⚽️'],
  ['quotes and brackets', `'"]<b>`, `'"]<b>`],
  ['a line break', 'a\nb', 'a\nb'],
  ['300 characters', 'x'.repeat(300), 'x'.repeat(300)],
  ['a word that says nothing', 'null', 'null'],
];

const NO_IDS: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a boolean', true],
  ['a list', [12]],
  ['an object', { id: 12 }],
  ['a number that JSON has rounded', 2 ** 53],
  ['a number beyond all', 1e300],
  ['half a character', 'm\ud83d'],
  ['the other half', '\udc00m'],
  ['501 characters', 'x'.repeat(501)],
];

describe('an id', () => {
  it.each(FORMS)('may be %s', (_, came, form) => expect(toId(came)).toBe(form));
  it.each(NO_IDS)('is never %s', (_, came) => expect(toId(came)).toBeUndefined());
  it.each(FORMS)('that is %s survives places with spaces between ids', (_, __, form) => {
    const text = idText(form ?? '');
    expect(text).not.toMatch(/\s/);
    expect(idFromText(text)).toBe(form);
  });
  it.each(FORMS)('that is %s survives an address', (_, __, form) => {
    expect(toId(new URLSearchParams(`match=${idText(form ?? '')}`).get('match'))).toBe(form);
    expect(toId(new URLSearchParams({ match: String(form) }).get('match'))).toBe(form);
  });

  it('is compared as text, whether a text or a number came (M18)', () => {
    const came = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.integer().map(String),
      fc.constantFrom('1', 1, '01', '1.0', 1.5),
    );
    fc.assert(
      fc.property(came, came, (one, other) => {
        fc.pre(toId(one) !== undefined && toId(other) !== undefined);
        expect(toId(one) === toId(other)).toBe(String(one) === String(other));
      }),
    );
  });

  it('has one place among others', () => {
    const ids = FORMS.map(([, , form]) => form ?? '');
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), fc.constantFrom(...ids), (some, id) => {
        const sorted = some.toSorted(compareIds);
        expect(some.toReversed().toSorted(compareIds)).toEqual(sorted);
        expect(compareIds(id, id)).toBe(0);
      }),
    );
    expect(['b', 10, 'a', 9].toSorted(compareIds)).toEqual([9, 10, 'a', 'b']);
  });
});

it.each(['%', '%zz', '%ED%A0%80', ''])('%j is no id that we wrote', (text) => {
  expect(idFromText(text)).toBeUndefined();
});
