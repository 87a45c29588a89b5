import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

for (const [script, says] of [
  ['release', 'npm run release -- <name>'],
  ['rollback', 'npm run rollback -- <name>'],
  ['off', 'npm run off -- <remote>'],
  ['on', 'npm run on -- <remote>'],
  ['releases', 'npm run releases [-- <name>...]'],
  ['content', 'content check [paths]'],
  ['ads:report', 'ads:report '],
] as const) {
  test(`npm run ${script} shows how it goes`, async () => {
    const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    const [node, ...words] = scripts[script].split(' ');
    expect(node).toBe('node');
    const { stdout } = await run(process.execPath, [...words, '--help'], { cwd: ROOT });
    expect(stdout).toContain(says);
  });
}
