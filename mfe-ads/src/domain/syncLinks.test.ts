import fc from 'fast-check';
import JSON5 from 'json5';
import { readSyncLinks } from './syncLinks';

const read = (text: string) => Object.fromEntries(readSyncLinks(text, JSON5.parse));

it.each([
  ['JSON', '{"link_xoilac":"https://a.example/"}'],
  ['a script', "var data = { link_xoilac: 'https://a.example/', };"],
  ['a call', "callback({link_xoilac:'https://a.example/'});"],
  ['a module', "/* links */\nexport default {\n  // ours\n  link_xoilac: 'https://a.example/',\n}\n"],
])('reads links out of %s', (_, text) => {
  expect(read(text)).toEqual({ link_xoilac: 'https://a.example/' });
});

it('takes only http(s) links of link fields (S7)', () => {
  const text = `{ link_a: 'javascript:alert(1)', link_b: 7, link_c: '//x.example', link_d: null, title: 'https://a.example',
    link_e: 'http://', __proto__: { link_f: 'https://f.example' }, link_g: 'HTTPS://g.example/' }`;
  expect(read(text)).toEqual({ link_g: 'HTTPS://g.example/' });
});

it.each([
  ['a page in HTML', '<!doctype html><style>a { color: red }</style>'],
  ['code', "fetch('https://evil.example').then(r => { alert(r) })"],
  ['a getter', '{ get link_xoilac() { return document.cookie } }'],
  ['a computed link', '{ link_xoilac: location.href }'],
  ['nothing', ''],
  ['a list', '[1, 2]'],
])('refuses %s, and runs nothing of it', (_, text) => {
  expect(() => read(text)).toThrow(SyntaxError);
});

it('never gives anything but http(s), whatever comes', () => {
  const value = fc.oneof(fc.webUrl(), fc.string(), fc.integer(), fc.constant('data:text/html,x'));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('link_a', 'link_b', 'name', '__proto__'), value), (data) => {
      for (const link of Object.values(read(JSON.stringify(data)))) expect(link).toMatch(/^https?:\/\//i);
    }),
  );
});
