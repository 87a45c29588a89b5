import path from 'node:path';
import { openContentFolder } from '../testing/contentFolder';
import { contentCommand } from '../tool/contentCommand';
import { checkAdvertFiles } from './advertFiles';

const PROJECT = path.join(__dirname, '../../../../..');

it('what the ad team has written is as its schemas say', async () => {
  const files = await checkAdvertFiles(path.join(PROJECT, 'mfe-ads/content'));
  expect(files.size).toBeGreaterThan(3);
  expect([...files.values()].flat()).toEqual([]);
});

describe('a folder with something wrong in two files', () => {
  const SCHEMA = {
    type: 'object',
    required: ['id'],
    properties: { $schema: { type: 'string' }, id: { type: 'string' } },
  };
  const folder = openContentFolder();
  beforeEach(async () => {
    await folder.write('a.schema.json', JSON.stringify(SCHEMA));
    for (const name of ['banners', 'cards']) await folder.write(`${name}.json`, '{ "$schema": "./a.schema.json" }');
  });

  const BANNERS = 'banners.json:1: id: expected a value, got nothing';
  const CARDS = 'cards.json:1: id: expected a value, got nothing';
  const CONTENT = path.join(PROJECT, 'content');

  it.each<[string, string[], unknown[]]>([
    ['check looks at all of it, and at the rest', ['check'], [BANNERS, CARDS, '2 problems']],
    ['check of a file looks at that file', ['check', 'cards.json'], [CARDS, '1 problem']],
    ['check of another folder does not look at it', ['check', CONTENT], ['Fine']],
    ['what is published is looked at', ['publish', 'banners'], [BANNERS, '1 problem']],
    ['what is not published is not', ['publish', 'settings'], [expect.stringContaining('api is not running')]],
  ])('%s', async (_, args, lines) => {
    const printed: string[] = [];
    const cwd = folder.path();
    const folders = { content: CONTENT, adverts: cwd };
    await contentCommand(args, { cwd, folders, dataDir: cwd, print: (line) => printed.push(line) });
    expect(printed).toEqual(lines);
  });
});
