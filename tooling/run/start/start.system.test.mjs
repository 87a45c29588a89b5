import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace.cjs';
import { takeDataFolder } from './dataFolder.cjs';

/** @type {string} */
let folder;
/** @type {(() => void)[]} */
let endings;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  endings = [];
});
afterEach(() => {
  for (const end of endings) end();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs `npm start` with this environment.
 *
 * @param {Record<string, string>} env
 * @param {string[]} args
 * @param {string} [project] its folder
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function start(env, args = [], project = root) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(project, 'tooling/run/start.cjs'), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...env },
    });
    endings.push(() => child.kill('SIGKILL'));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** @returns {Promise<number>} a port that another program holds */
async function takenPort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  endings.push(() => server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('npm start, before any long work,', () => {
  it('refuses a wrong setting', async () => {
    const line = 'PORT: expected a port from 0 to 65535, got "http"';
    expect(await start({ PORT: 'http' })).toEqual({ code: 1, output: `${line}\n` });
  });

  it('names a variable that is almost one of its own, and goes on', async () => {
    const { output } = await start({ FEEDD: 'replay', PORT: 'http' });
    expect(output.split('\n')).toEqual([
      'FEEDD is no setting, and does nothing: is FEED meant?',
      expect.any(String),
      '',
    ]);
  });

  it('names the file, the line and the reason where a package.json is none', async () => {
    for (const part of ['tooling/run', '.node-version', 'package.json', 'docs/configuration.md'])
      cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
    mkdirSync(path.join(folder, 'mfe-tv'));
    writeFileSync(path.join(folder, 'mfe-tv/package.json'), '{\n  "name": "mfe-tv",\n}\n');
    const { code, output } = await start({ DATA_DIR: path.join(folder, 'data') }, [], folder);
    expect([code, output]).toEqual([1, expect.stringMatching(/^mfe-tv\/package\.json: .* \(line 3 column 1\)\n$/)]);
  });

  it.each(['--help', '-h', 'help'])('shows how it goes on %s, and starts nothing', async (word) => {
    const { code, output } = await start({ PORT: 'http' }, [word]);
    expect([code, output]).toEqual([0, expect.stringMatching(/^npm start .*\n/)]);
    expect(output).toContain('DATA_DIR');
  });

  it('refuses a setting that was typed as an argument', async () => {
    expect(await start({}, ['--port=9000'])).toEqual({
      code: 1,
      output:
        'npm start takes no arguments, got --port=9000: settings are environment variables (npm start -- --help)\n',
    });
  });

  it('names a taken port and the way out', async () => {
    const port = await takenPort();
    expect(await start({ PORT: String(port) })).toEqual({
      code: 1,
      output: `Port ${port} is taken by another program: choose another with PORT, such as PORT=${(port % 60_000) + 1}.\n`,
    });
    expect((await start({ API_PORT: String(port) })).output).toContain('choose another with API_PORT');
  });

  it('names a data folder that cannot be used', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const { code, output } = await start({ DATA_DIR: path.join(file, 'data') });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The data folder \S+ cannot be used \(ENOTDIR.*\): mend it, or choose another with DATA_DIR\.\n$/,
    );
  });

  // Other systems have no such file system, and a folder could be created there.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('ends where a file system refuses new folders', async () => {
    expect(await start({ DATA_DIR: '/proc/tyso' })).toEqual({
      code: 1,
      output: expect.stringMatching(/^The data folder \/proc\/tyso cannot be used \(ENOENT/),
    });
  });

  it('names the other instance on its data folder', async () => {
    takeDataFolder(folder);
    expect(await start({})).toEqual({
      code: 1,
      output: `The data folder ${folder} is in use by another instance (process ${process.pid}): stop that one, or choose another folder with DATA_DIR.\n`,
    });
  });
});
