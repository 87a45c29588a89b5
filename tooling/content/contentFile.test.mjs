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
          starts: {
            type: 'string',
            pattern: '^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2})?$',
            description: 'a day or a time',
          },
          ends: { type: 'string' },
          betting: { type: 'boolean', description: 'true for betting' },
          count: { type: 'integer', minimum: 1 },
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
  writeFileSync(path.join(folder, 'page.svg'), '<html>');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} text */
async function problemsOf(text) {
  const file = path.join(folder, 'a.json');
  writeFileSync(file, text);
  const { problems } = await readContentFile(file);
  return problems.map((problem) =>
    problemText({ ...problem, file: 'a.json' })
      .replace(`${folder}/`, '')
      .replace(path.dirname(folder), '..'),
  );
}

/** @param {object} advert on line 4 */
const withAdvert = (advert) => `{\n"$schema": "./a.schema.json",\n"adverts": [\n${JSON.stringify(advert)}\n]}`;

const LINK = { link: 'https://a.example' };

it('finds nothing wrong with a right file, and gives its value', async () => {
  const picture = { file: 'wide.svg', width: 150, height: 50 };
  const advert = { ...LINK, place: 'top', picture, starts: '2026-01-01', ends: '2026-01-02' };
  expect(await problemsOf(withAdvert(advert))).toEqual([]);
  const { value } = await readContentFile(path.join(folder, 'a.json'));
  expect(value).toMatchObject({ adverts: [LINK] });
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
  [{ ...LINK, starts: '20/11/2026' }, 'adverts.0.starts: expected a day or a time, got "20/11/2026"'],
  [{ ...LINK, starts: '2026-02-30' }, 'adverts.0.starts: expected a day that there is, got "2026-02-30"'],
  [{ ...LINK, betting: 'yes' }, 'adverts.0.betting: expected true or false (true for betting), got "yes"'],
  [{ ...LINK, count: '3' }, 'adverts.0.count: expected a whole number, got "3"'],
  [{ ...LINK, count: 0 }, 'adverts.0.count: expected at least 1, got 0'],
  [
    { ...LINK, picture: { file: 'https://a.example/b.png', width: 3, height: 1 } },
    'adverts.0.picture.file: "https://a.example/b.png": expected a file below this folder, got the address of a site',
  ],
  [
    { ...LINK, picture: { file: 'gone.svg', width: 3, height: 1 } },
    'adverts.0.picture.file: "gone.svg": expected a file that is there, got nothing at gone.svg',
  ],
  [
    { ...LINK, picture: { file: '../a.svg', width: 3, height: 1 } },
    'adverts.0.picture.file: "../a.svg": expected a file below this folder, got one from elsewhere: ../a.svg',
  ],
  [
    { ...LINK, picture: { file: 'large.svg', width: 3, height: 1 } },
    'adverts.0.picture.file: "large.svg": expected at most 150 kB, got 151 kB',
  ],
  [
    { ...LINK, picture: { file: 'page.svg', width: 1, height: 1 } },
    'adverts.0.picture.file: "page.svg": expected an SVG, PNG, JPEG, GIF, WebP or AVIF picture, got something else',
  ],
  [
    { ...LINK, picture: { file: 'wide.svg', width: 100, height: 100 } },
    'adverts.0.picture.width: "wide.svg": expected the shape of the picture (300 × 100), got 100 × 100',
  ],
])('says file, line and field of %j', async (advert, problem) => {
  expect(await problemsOf(withAdvert(advert))).toEqual([`a.json:4: ${problem}`]);
});

it('takes a day as an end for the whole of it', async () => {
  expect(await problemsOf(withAdvert({ ...LINK, starts: '2026-01-01T18:00', ends: '2026-01-01' }))).toEqual([]);
});

it.each([
  ['{\n"adverts": [,]\n}', '2: not JSON: expected a value, and no comma after the last one, got ,'],
  ['{\n"adverts": [{},\n]\n}', '3: not JSON: expected a value, and no comma after the last one, got ]'],
  ['{\n"a": 1\n"b": 2\n}', '3: not JSON: expected a comma before what comes next, got "b"'],
  [
    '{\n"a": 1,\n}',
    '3: not JSON: expected the name of a field in double quotes, and no comma after the last field, got }',
  ],
  ['{\n"a" 1\n}', '2: not JSON: expected a colon after the name of a field, got 1'],
  ['{\n"a": [1', '2: not JSON: expected a ] for each [, got the end of the file'],
  ['{\n"a": "b\n}', '2: not JSON: expected a double quote at the end of a text, on its line, got "b'],
  [
    '{\n"a": \'b\'\n}',
    "2: not JSON: expected double quotes round a name or a text, a number, true, false or null, got 'b'",
  ],
  ['{\n// b\n}', '2: not JSON: expected no comment, got // b'],
  ['{}\n{}', '2: not JSON: expected nothing after the last } or ], got {'],
  ['', '1: expected JSON, got an empty file'],
])('says where %j stops being JSON, and how', async (text, problem) => {
  expect(await problemsOf(text)).toEqual([`a.json:${problem}`]);
});

it('does not mind the mark that some editors put before the first byte', async () => {
  expect(await problemsOf(`\uFEFF${withAdvert(LINK)}`)).toEqual([]);
});

it('names the line of the field, not that of the advert it is in', async () => {
  const text = `{\n"$schema": "./a.schema.json",\n"adverts": [{\n"link": "https://a.example",\n"colour": "red"\n}]}`;
  expect(await problemsOf(text)).toEqual(['a.json:5: adverts.0.colour: expected no such field']);
});

it('says which of two adverts with one id is the second', async () => {
  const advert = JSON.stringify({ ...LINK, id: 'a' });
  expect(await problemsOf(`{\n"$schema": "./a.schema.json",\n"adverts": [\n${advert},\n${advert}\n]}`)).toEqual([
    'a.json:5: adverts.1.id: expected an id of its own, got "a" again',
  ]);
});

it('says which field stands twice', async () => {
  const text = `{\n"$schema": "./a.schema.json",\n"adverts": [{\n"link": "https://a.example",\n"link": "https://b.example"\n}]}`;
  expect(await problemsOf(text)).toEqual(['a.json:5: adverts.0.link: expected this field once, got it again']);
});

it('counts what is too many', async () => {
  const adverts = [LINK, LINK, LINK];
  expect(await problemsOf(JSON.stringify({ $schema: './a.schema.json', adverts }))).toEqual([
    'a.json:1: adverts: expected at most 2, got 3',
  ]);
});

it('says so when it is the schema that is no JSON', async () => {
  writeFileSync(path.join(folder, 'a.schema.json'), '{\n"type": "object"\n"title": "A"\n}');
  expect(await problemsOf(withAdvert(LINK))).toEqual([
    'a.json:2: $schema: expected a schema, got "./a.schema.json", whose line 3 is not JSON: expected a comma before what comes next, got "title"',
  ]);
});

it('says what a list should be', async () => {
  expect(await problemsOf('{ "$schema": "./a.schema.json", "adverts": {} }')).toEqual([
    'a.json:1: adverts: expected a list, got {}',
  ]);
});

it.each([
  ['{\n"adverts": []\n}', 'a.json:1', 'nothing'],
  ['{\n"$schema": "./b.json"\n}', 'a.json:2', '"./b.json"'],
  ['[]', 'a.json:1', 'nothing'],
])('says file and line where the schema is not named: %j', async (text, place, got) => {
  const expected = 'expected a schema file that is there, such as "./banners.schema.json"';
  expect(await problemsOf(text)).toEqual([`${place}: $schema: ${expected}, got ${got}`]);
});
