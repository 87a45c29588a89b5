import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataFolder } from './dataFolder.cjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('is made, with all above it', () => {
    const deep = path.join(folder, 'a/b');
    openDataFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it.each(['site', 'history'])('is refused in words when its %s is a file', (name) => {
    const file = path.join(folder, name);
    writeFileSync(file, '');
    expect(() => openDataFolder(folder)).toThrow(`${file} is a file, and has to be a folder: remove it.`);
  });
});
