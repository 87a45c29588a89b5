import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problemText, readContentFile } from './contentFile.mjs';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>';

const SCHEMA = {
  type: 'object',
  required: ['adverts'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    adverts: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        period: true,
        required: ['link'],
        additionalProperties: false,
        properties: {
          link: { type: 'string', pattern: '^https?://', description: 'an http(s) address' },
          place: { enum: ['top', 'bottom'] },
          picture: { type: 'object', picture: true },
          starts: { type: 'string' },
          ends: { type: 'string' },
          id: { type: 'string' },
        },
      },
    },
  },
};

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFileSync(path.join(folder, 'a.schema.json'), JSON.stringify(SCHEMA));
  writeFileSync(path.join(folder, 'wide.svg'), SVG);
  writeFileSync(path.join(folder, 'large.svg'), SVG + ' '.repeat(150_001));
  writeFileSync(path.join(folder, 'old.gif'), Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'));
  writeFileSync(path.join(folder, 'page.svg'), '<html>');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} text */
function problemsOf(text) {
  const file = path.join(folder, 'a.json');
  writeFileSync(file, text);
  return readContentFile(file).problems.map((problem) => problemText({ ...problem, file: 'a.json' }));
}

/** @param {object} advert on line 4 */
const withAdvert = (advert) => `{\n"$schema": "./a.schema.json",\n"adverts": [\n${JSON.stringify(advert)}\n]}`;

const LINK = { link: 'https://a.example' };

it('finds nothing wrong with a right file, and gives its value', () => {
  const picture = { file: 'wide.svg', width: 150, height: 50 };
  expect(problemsOf(withAdvert({ ...LINK, place: 'top', picture, starts: '2026-01-01', ends: '2026-01-02' }))).toEqual(
    [],
  );
  expect(readContentFile(path.join(folder, 'a.json')).value).toMatchObject({ adverts: [LINK] });
});

it.each([
  [{ link: 'javascript:alert(1)' }, 'adverts.0.link: expected an http(s) address, got "javascript:alert(1)"'],
  [{}, 'adverts.0.link: expected a value, got nothing'],
  [{ ...LINK, colour: 'red' }, 'adverts.0.colour: expected no such field'],
  [{ ...LINK, place: 'moon' }, 'adverts.0.place: expected one of top, bottom, got "moon"'],
  [
    { ...LINK, starts: '2026-01-02', ends: '2026-01-01' },
    'adverts.0.ends: expected a time after it starts (2026-01-02), got "2026-01-01"',
  ],
  [
    { ...LINK, picture: { file: 'gone.svg', width: 3, height: 1 } },
    'adverts.0.picture.file: expected a file that is there, got "gone.svg"',
  ],
  [
    { ...LINK, picture: { file: '../a.svg', width: 3, height: 1 } },
    'adverts.0.picture.file: expected a file below this folder, got "../a.svg"',
  ],
  [
    { ...LINK, picture: { file: 'large.svg', width: 3, height: 1 } },
    'adverts.0.picture.file: expected at most 150 kB, got 151 kB',
  ],
  [
    { ...LINK, picture: { file: 'old.gif', width: 1, height: 1 } },
    'adverts.0.picture.file: expected an SVG, WebP or AVIF picture, got gif',
  ],
  [
    { ...LINK, picture: { file: 'page.svg', width: 1, height: 1 } },
    'adverts.0.picture.file: expected an SVG, WebP or AVIF picture, got something else',
  ],
  [
    { ...LINK, picture: { file: 'wide.svg', width: 100, height: 100 } },
    'adverts.0.picture.width: expected the shape of the picture (300 × 100), got 100 × 100',
  ],
])('says file, line and field of %j', (advert, problem) => {
  expect(problemsOf(withAdvert(advert))).toEqual([`a.json:4: ${problem}`]);
});

it('takes a day as an end for the whole of it', () => {
  expect(problemsOf(withAdvert({ ...LINK, starts: '2026-01-01T18:00', ends: '2026-01-01' }))).toEqual([]);
});

it('says where a file stops being JSON', () => {
  expect(problemsOf('{\n"$schema": "./a.schema.json",\n"adverts": [,]\n}')).toEqual([
    'a.json:3: expected JSON, got ValueExpected',
  ]);
  expect(problemsOf('')).toEqual(['a.json:1: expected JSON, got ValueExpected']);
});

it('names the line of the field, not that of the advert it is in', () => {
  const text = `{\n"$schema": "./a.schema.json",\n"adverts": [{\n"link": "https://a.example",\n"colour": "red"\n}]}`;
  expect(problemsOf(text)).toEqual(['a.json:5: adverts.0.colour: expected no such field']);
});

it('says which of two adverts with one id is the second', () => {
  const advert = JSON.stringify({ ...LINK, id: 'a' });
  expect(problemsOf(`{\n"$schema": "./a.schema.json",\n"adverts": [\n${advert},\n${advert}\n]}`)).toEqual([
    'a.json:5: adverts.1.id: expected an id of its own, got "a" again',
  ]);
});

it('says which field stands twice', () => {
  const text = `{\n"$schema": "./a.schema.json",\n"adverts": [{\n"link": "https://a.example",\n"link": "https://b.example"\n}]}`;
  expect(problemsOf(text)).toEqual(['a.json:5: adverts.0.link: expected this field once, got it again']);
});

it('counts what is too many', () => {
  const adverts = [LINK, LINK, LINK];
  expect(problemsOf(JSON.stringify({ $schema: './a.schema.json', adverts }))).toEqual([
    'a.json:1: adverts: expected at most 2, got 3',
  ]);
});

it.each([
  ['{\n"adverts": []\n}', 'a.json:1', 'nothing'],
  ['{\n"$schema": "./b.json"\n}', 'a.json:2', '"./b.json"'],
  ['[]', 'a.json:1', 'nothing'],
])('says file and line where the schema is not named: %j', (text, place, got) => {
  const expected = 'expected a schema file that is there, such as "./banners.schema.json"';
  expect(problemsOf(text)).toEqual([`${place}: $schema: ${expected}, got ${got}`]);
});
