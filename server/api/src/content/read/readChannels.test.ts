import path from 'node:path';
import { openContentFolder } from '../testing/contentFolder';
import { problemText } from './problem';
import { readChannels } from './readChannels';

const folder = openContentFolder();

async function read(text: string) {
  await folder.write('channels.json', text);
  const file = path.join(folder.path(), 'channels.json');
  const { items = [], problems = [] } = (await readChannels(file)) ?? {};
  return { items, problems: problems.map((problem) => problemText({ ...problem, file: 'channels.json' })) };
}

const VTV5 = '{ "name": "VTV5", "link": "https://vtv.example/5" }';

test('each competition and each match is an item, by its id or the address of its page', async () => {
  const { items, problems } = await read(`{
    "competitions": { "201": [${VTV5}, { "name": " K+ ", "link": "https://kplus.example" }] },
    "matches": { "https://tyso.example/tran-dau/7/ha-noi-hai-phong": [${VTV5}], "8": [] }
  }`);
  expect(problems).toEqual([]);
  const vtv5 = { name: 'VTV5', link: 'https://vtv.example/5' };
  const kplus = { name: 'K+', link: 'https://kplus.example' };
  expect(items.map(({ key, title, item }) => [key, title, item])).toEqual([
    ['competition/201', 'VTV5, K+', { of: 'competition', id: 201, channels: [vtv5, kplus] }],
    ['match/8', '–', { of: 'match', id: 8, channels: [] }],
    ['match/7', 'VTV5', { of: 'match', id: 7, channels: [vtv5] }],
  ]);
});

test('without the file the site keeps what it has; an empty one takes all of it down', async () => {
  expect(await readChannels(path.join(folder.path(), 'channels.json'))).toBeUndefined();
  expect(await read('{}')).toEqual({ items: [], problems: [] });
});

test.each([
  ['[]', 'channels.json:1: expected an object with competitions and matches'],
  ['{\n"match": {}\n}', 'channels.json:2: expected competitions or matches, got "match"'],
  ['{\n"matches": []\n}', 'channels.json:2: expected an object: ids, each with its channels'],
  [
    '{ "matches": {\n"ha-noi": []\n} }',
    'channels.json:2: expected a match\'s id, or the address of its page such as /tran-dau/123/ha-noi-hai-phong, got "ha-noi"',
  ],
  [
    '{ "competitions": {\n"/tran-dau/1": []\n} }',
    'channels.json:2: expected a competition\'s id, or the address of its page such as /giai-dau/201/ngoai-hang-anh, got "/tran-dau/1"',
  ],
  [
    '{ "matches": { "7": [],\n"/tran-dau/7/a-b": []\n} }',
    'channels.json:2: expected each match once, got "/tran-dau/7/a-b" for 7 again',
  ],
  ['{ "matches": {\n"7": "VTV5"\n} }', 'channels.json:2: At matches.7: expected a list, got "VTV5"'],
  [
    `{ "matches": { "7": [\n${VTV5},\n{ "name": "K+", "link": "http://kplus.example" }\n] } }`,
    'channels.json:3: At matches.7.1.link: expected an https address, got "http://kplus.example"',
  ],
  [
    '{ "matches": { "7": [\n{ "link": "https://a.example" }\n] } }',
    'channels.json:2: At matches.7.0.name: expected a value, got nothing',
  ],
  [
    `{ "matches": {\n"7": [${Array(9).fill(VTV5).join()}] } }`,
    'channels.json:2: At matches.7: expected at most 8 channels, got a list',
  ],
])('%j is refused', async (text, expected) => {
  expect((await read(text)).problems).toEqual([expected]);
});
