import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { saidOnce } from './make.cjs';
import { root } from './workspace.cjs';

it('a build that lacks what would be weighed is refused in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, [
    path.join(root, 'tooling/run/make.cjs'),
    '--check',
    'mfe-ads=/nowhere',
  ]);
  expect([status, String(stderr)]).toEqual([
    1,
    expect.stringMatching(/^The build of mfe-ads in \/nowhere is not whole: (?:Error: )?ENOENT.*release\.json'\n$/),
  ]);
});

it('what failed is said once, where jest says it twice, and where it does not', () => {
  expect(saidOnce('FAIL a\nPASS b\nSummary of all failing tests\nFAIL a\n\nTests: 1 failed\n')).toBe(
    'FAIL a\n\nTests: 1 failed',
  );
  expect(saidOnce('FAIL a\nTests: 1 failed\n')).toBe('FAIL a\nTests: 1 failed');
});
