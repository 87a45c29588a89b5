import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { SLOT_NAMES, type SlotName } from 'shared-kernel/contract/slotName';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { HTML_ATTACKS, NO_ADDRESSES, ODD_VALUES } from 'shared-kernel/testing/hostile';
import { draw } from './server';
import { aBanner } from './testing/openPage';

const aRequest = (name: SlotName): PageRequest => ({
  part: { kind: 'slot', name },
  path: '/',
  params: {},
  search: {},
  now: 1_790_000_000,
  zone: 'Asia/Ho_Chi_Minh',
  site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  publicUrl: undefined,
});

const answersOf = (banners: unknown, setting: unknown = { betting_adverts: true }): Answer[] => [
  { key: 'setting', status: 200, body: { data: setting }, at: 0 },
  { key: 'banners', status: 200, body: { data: banners }, at: 0 },
];

/** With the answer's JSON, as it comes to the worker. */
const htmlOf = (banner: unknown) => draw(aRequest('OnHeaderLevel2'), JSON.parse(JSON.stringify(answersOf([banner]))));

function elementsIn(html: string): Element[] {
  const box = document.createElement('div');
  box.innerHTML = html;
  return [...box.querySelectorAll('*')];
}

const FIELDS = Object.keys(aBanner()) as (keyof ReturnType<typeof aBanner>)[];

it.each(FIELDS)('odd values as %s of a banner cost this banner at most', (field) => {
  for (const [, odd] of ODD_VALUES) {
    const html = htmlOf({ ...aBanner(), [field]: odd })?.html ?? '';
    const codes = elementsIn(html).filter(({ tagName }) => !ALLOWED.has(tagName));
    expect(codes).toEqual([]);
    expect(html).not.toMatch(/NaN|undefined|\[object/);
  }
});

const ALLOWED: ReadonlySet<string> = new Set(
  ['section', 'div', 'span', 'abbr', 'a', 'picture', 'source', 'img'].map((name) => name.toUpperCase()),
);

it.each(['alt', 'link', 'file_path', 'id'] as const)('an attack as %s of a banner is text', (field) => {
  for (const [, attack] of HTML_ATTACKS) {
    const elements = elementsIn(htmlOf({ ...aBanner(), [field]: attack })?.html ?? '');
    expect(elements.filter(({ tagName }) => !ALLOWED.has(tagName))).toEqual([]);
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => /^on|^style$/.test(name))).toEqual([]);
  }
});

it.each([...NO_ADDRESSES, '//vi-du.example'])('the link %j is none', (link) => {
  expect(htmlOf({ ...aBanner(), link })).toBeUndefined();
  expect(htmlOf({ ...aBanner(), file_path: link })).toBeUndefined();
});

it.each<[string, unknown]>([
  ['texts for numbers', { width: '728', height: '90px' }],
  ['rules for numbers', { width: '1;} body{display:none', height: 'url(//vi-du.example)' }],
  ['sizes below one', { width: 0, height: -5 }],
])('%s as the size are the size, or left out', (_, size) => {
  const { html, css } = htmlOf({ ...aBanner(), ...(size as object) }) ?? { html: '', css: '' };
  expect(html).toContain('/media/a.webp');
  expect(css).not.toMatch(/display:none}|vi-du/);
  for (const [, value] of css.matchAll(/--own-\w+:([^;]*);/g)) expect(value).toMatch(/^[1-9]\d*$/);
});

it.each(SLOT_NAMES)('in %s no answer of any shape throws', (name) => {
  for (const [, odd] of ODD_VALUES) {
    for (const answers of [answersOf(odd), answersOf([odd]), answersOf([aBanner()], odd)])
      expect(() => draw(aRequest(name), answers)).not.toThrow();
    expect(() =>
      draw(aRequest(name), [
        { key: 'setting', status: 200, body: odd, at: 0 },
        { key: 'banners', status: 200, body: odd, at: 0 },
      ]),
    ).not.toThrow();
  }
});
