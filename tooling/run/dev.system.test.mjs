import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './workspace.cjs';

it.each([
  ['mfe-adz', 'There is no remote mfe-adz: npm run dev:alone -- <remote>, with one of '],
  [undefined, 'Which remote shall run alone? npm run dev:alone -- <remote>, with one of '],
])('dev:alone for %s says what could be', (name, said) => {
  const args = [path.join(root, 'tooling/run/dev.cjs'), '--alone', ...(name ? [name] : [])];
  const { status, stderr } = spawnSync(process.execPath, args);
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining(said)]);
  expect(String(stderr)).toMatch(/mfe-ads, mfe-articles, mfe-scores\.\n$/);
});
