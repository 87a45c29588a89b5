import path from 'node:path';
import { openContentFolder } from '../testing/contentFolder';
import { problemText } from './problem';
import { readZones } from './readZones';

const folder = openContentFolder();

async function read(text: string) {
  await folder.write('zones.json', text);
  const { items = [], problems = [] } = (await readZones(path.join(folder.path(), 'zones.json'))) ?? {};
  return { items, problems: problems.map((problem) => problemText({ ...problem, file: 'zones.json' })) };
}

const zone = (given = {}) => JSON.stringify({ kind: 'champions', name: 'Champions League', from: 1, to: 4, ...given });

test('each competition is an item, by its id or the address of its page', async () => {
  const down = zone({ kind: 'relegation', name: ' Xuống  hạng ', from: 18, to: 18 });
  const { items, problems } = await read(
    `{ "competitions": { "/giai-dau/201/ngoai-hang-anh": [${zone()}, ${down}], "202": [] } }`,
  );
  expect(problems).toEqual([]);
  expect(items.map(({ key, title, item }) => [key, title, item])).toEqual([
    ['202', '–', { id: 202, zones: [] }],
    [
      '201',
      'Champions League 1–4, Xuống hạng 18',
      {
        id: 201,
        zones: [
          { kind: 'champions', name: 'Champions League', from: 1, to: 4 },
          { kind: 'relegation', name: 'Xuống hạng', from: 18, to: 18 },
        ],
      },
    ],
  ]);
});

test('without the file the site keeps what it has; an empty one takes all of it down', async () => {
  expect(await readZones(path.join(folder.path(), 'zones.json'))).toBeUndefined();
  expect(await read('{}')).toEqual({ items: [], problems: [] });
});

const KINDS = 'champions, europe, conference, promotion, play_off, relegation';

test.each([
  ['[]', 'zones.json:1: expected an object with competitions'],
  ['{\n"matches": {}\n}', 'zones.json:2: expected competitions, got "matches"'],
  [
    `{ "competitions": { "201": [\n${zone({ kind: 'cup' })}\n] } }`,
    `zones.json:2: At competitions.201.0.kind: expected a kind of zone: ${KINDS}, got "cup"`,
  ],
  [
    `{ "competitions": { "201": [\n${zone({ from: 0 })}\n] } }`,
    'zones.json:2: At competitions.201.0.from: expected a place from 1 to 100, got 0',
  ],
  [
    `{ "competitions": { "201": [\n${zone()},\n${zone({ from: 6, to: 5 })}\n] } }`,
    'zones.json:3: At competitions.201.1: expected a first place before the last, got an object',
  ],
  [
    `{ "competitions": { "201": [\n${zone({ name: 'Hạng\0nhất' })}\n] } }`,
    'zones.json:2: At competitions.201.0: expected a name without NUL, whole in its characters, got an object',
  ],
  [
    `{ "competitions": {\n"201": [${zone()}, ${zone({ from: 4, to: 5 })}]\n} }`,
    'zones.json:2: At competitions.201: expected each place in one zone, got a list',
  ],
])('%j is refused', async (text, expected) => {
  expect((await read(text)).problems).toEqual([expected]);
});
