import fc from 'fast-check';
import { meantJson, meantText, parseMeant } from './meantText';

it.each([
  ['Bod&oslash; &amp; Glimt', 'Bodø & Glimt'],
  ['Qu&#39;ran, L&#x27;Aquila', "Qu'ran, L'Aquila"],
  ['Brighton & Hove', 'Brighton & Hove'],
  ['A&T FC; R&copy', 'A&T FC; R&copy'],
  ['&nosuch; &amp;amp;', '&nosuch; &amp;'],
])('%s is meant as %s', (said, meant) => {
  expect(meantText(said)).toBe(meant);
  expect(parseMeant(JSON.stringify({ name: [said] }), () => {})).toEqual({ name: [meant] });
});

it.each([
  ['&quot;Nord&quot;', '"Nord"'],
  ['back&bsol;slash', 'back\\slash'],
  ['&NewLine;', '\n'],
])('%s stays a text of JSON', (said, meant) => {
  expect(parseMeant(JSON.stringify({ name: said }), () => {})).toEqual({ name: meant });
});

it('reads an ampersand that JSON escapes, and only that', () => {
  expect(parseMeant('{"name":"Bod\\u0026oslash;"}', () => {})).toEqual({ name: 'Bodø' });
  expect(parseMeant('{"name":"\\\\u0026oslash;"}', () => {})).toEqual({ name: '\\u0026oslash;' });
});

it('leaves JSON without entities as it is', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      fc.pre(!/&|\\u0026/i.test(json));
      expect(meantJson(json)).toBe(json);
    }),
  );
});

it('is what each text means, for any JSON', () => {
  const text = fc
    .array(fc.constantFrom('&', '\\', '"', 'amp;', '#39;', 'u0026', 'ø', ' ', '&lt;', '&quot;'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (said) => {
      expect(parseMeant(JSON.stringify([said]), () => {})).toEqual([meantText(said)]);
    }),
  );
});

it.each(['{"name":"Bod\uFFFD"}', '{"name":"Bod\\ufffd"}'])('says of %s that a letter is lost', (json) => {
  const reports: string[] = [];
  expect(parseMeant(json, ({ message }) => reports.push(message))).toEqual({ name: 'Bod\uFFFD' });
  expect(reports).toEqual(['expected texts in UTF-8, got "Bod\uFFFD"']);
});
