import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './workspace.cjs';

it('a build that lacks what would be weighed is refused in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'tooling/run/make.cjs'), 'mfe-ads=/nowhere']);
  expect([status, String(stderr)]).toEqual([
    1,
    expect.stringMatching(/^The build of mfe-ads in \/nowhere is not whole: (?:Error: )?ENOENT.*release\.json'\n$/),
  ]);
});
