import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { soundFiles } from './synthesis.mjs';

const FOLDER = path.join(__dirname, '../src/state/notices/sounds');

it('makes the very sounds that are shipped, all of them below 30 kB', () => {
  const made = soundFiles();
  const shipped = readdirSync(FOLDER).filter((name) => name.endsWith('.wav'));
  expect(shipped.sort()).toEqual([...made.keys()].sort());
  for (const name of shipped) {
    const bytes = readFileSync(path.join(FOLDER, name));
    expect(bytes.length).toBeLessThanOrEqual(30_000);
    expect(made.get(name)?.equals(bytes)).toBe(true);
  }
});
