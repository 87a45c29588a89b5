import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
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

  it('is refused in words when it is a file, or a link that leads nowhere', () => {
    const data = path.join(folder, 'data');
    writeFileSync(data, '');
    expect(() => openDataFolder(data)).toThrow(`${data} is a file, and has to be a folder: remove it.`);
    rmSync(data);
    symlinkSync(data, data);
    expect(() => openDataFolder(data)).toThrow(`${data} is a link that leads nowhere, and has to be a folder`);
  });

  it.each(['site', 'site/r'])('is refused in words when its %s is a file', (name) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    expect(() => openDataFolder(folder)).toThrow(`${file} is a file, and has to be a folder: remove it.`);
  });

  it('says in one line that what an older version left is read no more', () => {
    expect(openDataFolder(folder)).toEqual([]);
    mkdirSync(path.join(folder, 'site/live'), { recursive: true });
    expect(openDataFolder(folder)).toEqual([expect.stringContaining(`${folder} has releases of an older version`)]);
  });

  it.each(
    ['site', 'site/r', 'site/r/shell'].flatMap((name) => [
      [name, 'read', 0],
      [name, 'entered', 0o444],
    ]),
  )('is refused in words when its %s cannot be %s', (name, _, mode) => {
    const inside = path.join(folder, String(name));
    mkdirSync(inside, { recursive: true });
    chmodSync(folder, 0o777);
    chmodSync(inside, Number(mode));
    // Root may read everything.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(() => openDataFolder(folder)).toThrow(`${inside} cannot be read (EACCES): mend its permissions.`);
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(inside, 0o700);
    }
  });

  const files = ['instance.lock', 'api.lock', 'running.json', 'secrets.json'];
  it.each(files)('is refused in words when its %s is no file', (name) => {
    const entry = path.join(folder, name);
    mkdirSync(entry, { recursive: true });
    expect(() => openDataFolder(folder)).toThrow(`${entry} is a folder, and has to be a file: remove it.`);
    rmSync(entry, { recursive: true });
    symlinkSync(entry, entry);
    expect(() => openDataFolder(folder)).toThrow(`${entry} is a link that leads nowhere, and has to be a file`);
    rmSync(entry);
    execFileSync('mkfifo', [entry]);
    expect(() => openDataFolder(folder)).toThrow(`${entry} is neither a file nor a folder, and has to be a file`);
    rmSync(entry);
    writeFileSync(entry, '{}');
    openDataFolder(folder);
  });
});
