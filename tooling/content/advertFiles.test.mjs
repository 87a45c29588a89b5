import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkAdverts } from '../run/start/checkAdverts.cjs';
import { root } from '../run/workspace.cjs';
import { checkAdvertFiles } from './advertFiles.mjs';

const OURS = path.join(root, 'mfe-ads/content');

it('what the ad team has written is as its schemas say', async () => {
  const { files, problems } = await checkAdvertFiles(OURS);
  expect(files.length).toBeGreaterThan(3);
  expect(problems).toEqual([]);
});

describe('a folder with something wrong in two files', () => {
  const SCHEMA = {
    type: 'object',
    required: ['id'],
    properties: { $schema: { type: 'string' }, id: { type: 'string' } },
  };
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'adverts-'));
    writeFileSync(path.join(folder, 'a.schema.json'), JSON.stringify(SCHEMA));
    for (const name of ['banners', 'cards']) {
      writeFileSync(path.join(folder, `${name}.json`), '{ "$schema": "./a.schema.json" }');
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const BANNERS = 'banners.json:1: id: expected a value, got nothing';
  const CARDS = 'cards.json:1: id: expected a value, got nothing';
  const CONTENT = path.join(root, 'content');

  it.each([
    ['check looks at all of it, and leaves the rest to api', ['check'], [BANNERS, CARDS], ['check', CONTENT]],
    ['check of a file looks at that file', ['check', 'cards.json'], [CARDS], undefined],
    ['check of another folder does not look at it', ['check', CONTENT], [], ['check', CONTENT]],
    ['what is published is looked at', ['publish', 'banners'], [BANNERS], undefined],
    ['what is not published is not', ['publish', 'news'], [], ['publish', 'news']],
    ["help is api's to give", ['--help'], [], ['--help']],
  ])('%s', async (_, args, lines, rest) => {
    const ads = ['--ads', folder];
    const { lines: told, rest: left } = await checkAdverts([...args, ...ads], folder);
    expect(told).toEqual(lines);
    expect(left?.filter((arg) => !ads.includes(arg))).toEqual(rest);
  });
});
