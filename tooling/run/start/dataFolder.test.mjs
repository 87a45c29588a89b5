import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptSecrets, signatureSecrets, takeDataFolder } from './dataFolder.cjs';

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
    takeDataFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it.each(['', 'site', 'site/r', 'running.json'])('is refused in words when "%s" is another kind of entry', (name) => {
    const entry = path.join(folder, 'data', name);
    mkdirSync(path.dirname(entry), { recursive: true });
    if (name === 'running.json') mkdirSync(entry);
    else writeFileSync(entry, '');
    expect(() => takeDataFolder(path.join(folder, 'data'))).toThrow(
      /^The data folder \S+ cannot be used \((?:ENOTDIR|EISDIR|EEXIST).*\): mend it, or choose another with DATA_DIR\.$/,
    );
  });

  it('is refused in words when it is a link that leads nowhere', () => {
    symlinkSync('nowhere', path.join(folder, 'data'));
    expect(() => takeDataFolder(path.join(folder, 'data'))).toThrow(/cannot be used \(EEXIST/);
  });

  it.each(
    ['site', 'site/r'].flatMap((name) => [
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
      expect(() => takeDataFolder(folder)).toThrow(/cannot be used \(EACCES.*\/site/);
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(inside, 0o700);
    }
  });

  const running = () => path.join(folder, 'running.json');

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, begun: '1' })],
    ['of a number that the system gave to another process', JSON.stringify({ pid: process.ppid, begun: 'long ago' })],
    ['with our own number, as in a container', JSON.stringify({ pid: process.pid, begun: 'before' })],
    ['half written', '{"pid": 12'],
    ['empty', ''],
    ['without a number', '{}'],
  ])('is taken over from a note %s', (_, text) => {
    writeFileSync(running(), text);
    takeDataFolder(folder);
    expect(JSON.parse(readFileSync(running(), 'utf8')).pid).toBe(process.pid);
  });
});

describe('the secrets', () => {
  const file = () => path.join(folder, 'secrets.json');

  it('are made once, long, for the owner only, and kept', () => {
    expect(keptSecrets(folder, undefined)).toBeUndefined();
    const made = signatureSecrets(folder, undefined);
    expect(made).toMatch(/^[\w-]{32}$/);
    expect([signatureSecrets(folder, undefined), keptSecrets(folder, ' ')]).toEqual([made, made]);
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it("are the operator's when there are any, and those are not written down", () => {
    expect(signatureSecrets(folder, 'a, b')).toBe('a, b');
    expect(() => statSync(file())).toThrow('ENOENT');
  });

  it('that cannot be read are named with the way out, not replaced in silence', () => {
    writeFileSync(file(), '{"signature": ""}');
    expect(() => signatureSecrets(folder, undefined)).toThrow(
      'secrets.json cannot be read (it is damaged): mend it, or',
    );
    rmSync(file());
    mkdirSync(file());
    expect(() => signatureSecrets(folder, undefined)).toThrow(
      'secrets.json cannot be read (EISDIR): mend it, or remove',
    );
  });
});
