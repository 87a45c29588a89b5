import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentCommand } from '../command/contentCommand';
import { readContent } from '../read/readers';
import { openContentFolder } from '../testing/contentFolder';
import { AD_TEAM_FILE_NAMES } from './adTeamFiles';
import { jsonSchemaText } from './jsonSchema';

const PROJECT = path.join(__dirname, '../../../../..');
const CONTENT = path.join(PROJECT, 'content');
const ADVERTS = path.join(PROJECT, 'mfe-ads/content');

it('what the ad team has written is as its schemas say', async () => {
  const { kinds, problems } = await readContent({ content: CONTENT, adverts: ADVERTS }, AD_TEAM_FILE_NAMES);
  expect(problems).toEqual([]);
  expect([...kinds.keys()]).toEqual(AD_TEAM_FILE_NAMES);
});

it.each(AD_TEAM_FILE_NAMES)('the schema beside %s is the one of the code: npm run content -- schemas', async (name) => {
  expect(await readFile(path.join(ADVERTS, `${name}.schema.json`), 'utf8')).toBe(jsonSchemaText(name));
});

describe('a folder with something wrong in two files', () => {
  const folder = openContentFolder();
  const run = async (...args: string[]) => {
    const printed: string[] = [];
    const cwd = folder.path();
    const folders = { content: CONTENT, adverts: cwd };
    const code = await contentCommand(args, { cwd, folders, dataDir: cwd, print: (line) => printed.push(line) });
    return { code, printed };
  };
  beforeEach(async () => {
    await folder.write('banners.json', '{ "banners": [{}], "more": 1 }');
    await folder.write('cards.json', '{\n  "cards": []\n}');
  });

  const BANNERS = ['alt', 'id', 'link', 'picture', 'position'].map(
    (field) => `banners.json:1: banners.0.${field}: expected a value, got nothing`,
  );
  const MORE = 'banners.json:1: more: expected no such field';
  const CARDS = 'cards.json:1: bet: expected a value, got nothing';

  it.each<[string, string[], unknown[]]>([
    ['check looks at all of it, and at the rest', ['check'], [...BANNERS, MORE, CARDS, '7 problems']],
    ['check of a file looks at that file', ['check', 'cards.json'], [CARDS, '1 problem']],
    ['check of another folder does not look at it', ['check', CONTENT], ['Fine']],
    ['what is published is looked at', ['publish', 'cards'], [CARDS, '1 problem']],
    ['what is not published is not', ['publish', 'settings'], [expect.stringContaining('api is not running')]],
  ])('%s', async (_, args, lines) => {
    expect((await run(...args)).printed.sort()).toEqual([...lines].sort());
  });

  it('gets the schemas that its text editors read', async () => {
    expect(await run('schemas')).toEqual({ code: 0, printed: [`Written into ${folder.path()}`] });
    expect(await readFile(path.join(folder.path(), 'overlays.schema.json'), 'utf8')).toBe(jsonSchemaText('overlays'));
  });
});
