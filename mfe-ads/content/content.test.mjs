import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readContentFile } from 'tooling/content/contentFile.mjs';

const FOLDER = __dirname;
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));

it('has something to check', () => {
  expect(files.length).toBeGreaterThan(0);
});

it.each(files)('%s is as its schema says', (file) => {
  expect(readContentFile(path.join(FOLDER, file)).problems).toEqual([]);
});
