import * as fc from 'fast-check';
import { anyHtml } from '../testing/anyHtml';
import { harmIn } from '../testing/harmIn';
import { HTML_ATTACKS } from '../testing/htmlAttacks';
import { cleanHtml } from './cleanHtml';

const HOME = { hosts: ['tyso.example'] };

/** Parsed as a browser does for a page, without running it. */
const parsed = (html: string) => new DOMParser().parseFromString(`<article>${html}`, 'text/html').body;

it.each(HTML_ATTACKS)('of %s nothing harmful is left', (_, attack) => {
  const clean = cleanHtml(attack, HOME);
  expect(harmIn(parsed(clean))).toEqual([]);
  expect(cleanHtml(clean, HOME)).toBe(clean);
});

test('whatever came, it is harmless, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const clean = cleanHtml(html, HOME);
      expect(harmIn(parsed(clean))).toEqual([]);
      expect(cleanHtml(clean, HOME)).toBe(clean);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['five million characters', 'á'.repeat(5_000_000)],
  ['a hundred thousand tags in each other', '<p><b>á<table><td>'.repeat(25_000)],
])('of %s nothing is left, at once', (_, html) => {
  expect(cleanHtml(html, HOME)).toBe('');
});

test('tags in each other, as many as may be, end where nobody nests deeper', () => {
  const clean = cleanHtml(`${'<i>'.repeat(29_000)}sâu`, HOME);
  expect(clean).toBe(`${'<i>'.repeat(60)}sâu${'</i>'.repeat(60)}`);
});
