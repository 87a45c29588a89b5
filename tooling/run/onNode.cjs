const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { nodePackage } = require('./nodePackage.cjs');
const { fail, Problem } = require('./start/problem.cjs');
const { root } = require('./workspace.cjs');

const USAGE = 'npm run on-node -- <major version> <script> [its arguments], such as: npm run on-node -- 24 test unit';

/**
 * Runs a script of ours on another version of Node, which npm fetches once into `node_modules/.cache`.
 *
 * @param {string[]} args
 */
function main([major = '', script, ...rest]) {
  try {
    if (!/^\d\d$/.test(major) || !script) throw new Problem(`Expected ${USAGE}`);
    const node = fetchNode(major);
    const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` };
    console.log(`On Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}`);
    process.exitCode = npm(['run', script, '--', ...rest], env);
  } catch (error) {
    fail(error);
  }
}

/** @param {string} major @returns {string} the program's path */
function fetchNode(major) {
  const { name, program } = nodePackage(process.platform, process.arch);
  const folder = path.join(root, 'node_modules/.cache', `node-${major}`);
  const node = path.join(folder, 'node_modules', name, program);
  if (existsSync(node)) return node;
  const code = npm(['install', '--prefix', folder, '--no-save', '--no-package-lock', `${name}@${major}`], process.env);
  if (code !== 0 || !existsSync(node)) throw new Problem(`npm has no ${name}@${major}`);
  return node;
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function npm(args, env) {
  return spawnSync('npm', args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}

main(process.argv.slice(2));
