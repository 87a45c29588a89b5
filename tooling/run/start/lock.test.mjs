import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataFolder } from './lock.cjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the lock of a data folder', () => {
  const lock = () => path.join(folder, 'instance.lock');

  it('is gone when it is given back', () => {
    lockDataFolder(folder)();
    expect(() => statSync(lock())).toThrow('ENOENT');
  });

  it('is asked for in words where nothing can be written', () => {
    const nowhere = path.join(folder, 'nowhere');
    expect(() => lockDataFolder(nowhere)).toThrow(
      `The data folder ${nowhere} cannot be written (ENOENT): make room, or choose another with DATA_DIR.`,
    );
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, begun: '1' })],
    ['of a number that the system gave to another process', JSON.stringify({ pid: process.ppid, begun: 'long ago' })],
    ['with our own number, as in a container', JSON.stringify({ pid: process.pid, begun: 'before' })],
    ['half written', '{"pid": 12'],
    ['empty', ''],
    ['without a number', '{}'],
  ])('%s is void', (_, text) => {
    writeFileSync(lock(), text);
    const giveBack = lockDataFolder(folder);
    expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid);
    giveBack();
  });

  it('is left alone when another process has taken it', () => {
    const giveBack = lockDataFolder(folder);
    writeFileSync(lock(), '{"pid": 1}');
    giveBack();
    expect(readFileSync(lock(), 'utf8')).toBe('{"pid": 1}');
  });
});
