import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DCLinter } from 'dclint';
import { missingBalancer } from './balancer';
import { missingCache, writeConfiguration } from './cache';
import { composeText, readCompose } from './composeFile';
import { ROOT, readStages } from './dockerfile';
import { PATH } from './program';

/** Rules that find faults; Biome checks style elsewhere. */
const RULES = {
  'no-build-and-image': 0,
  'no-duplicate-container-names': 2,
  'no-duplicate-exported-ports': 2,
  // Cannot read a port with a variable in it.
  'no-unbound-port-interfaces': 0,
  'no-version-field': 2,
  'require-project-name-field': 2,
  'service-image-require-explicit-tag': 0,
  'require-quotes-in-ports': 2,
  'no-quotes-in-volumes': 0,
  'service-container-name-regex': 2,
  'service-dependencies-alphabetical-order': 0,
  'service-keys-order': 0,
  'service-ports-alphabetical-order': 0,
  'services-alphabetical-order': 0,
  'top-level-properties-order': 0,
} as const;

/** Services that do their work and exit. */
const ENDING = ['team'];

const stages = readStages();
const { services } = readCompose();
const targets = Object.values(services).flatMap(({ build }) => build?.target ?? []);
const images = [...stages.values()].filter(({ name }) => targets.includes(name));

test('docker-compose.yml is of the Compose specification', () => {
  const linter = new DCLinter({ rules: RULES, quiet: false, debug: false, exclude: [] });
  const [result] = linter.lintFiles([join(ROOT, 'docker-compose.yml')], false);
  expect(result?.messages).toEqual([]);
});

test('HAProxy takes the configuration of the balancer, and warns of nothing', () => {
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  test.skip(missingBalancer !== undefined, missingBalancer);
  const cwd = join(ROOT, 'deploy/balancer');
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'haproxy.cfg'], {
    cwd,
    env: { PATH },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('Varnish compiles the configuration of the cache', async () => {
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  test.skip(missingCache !== undefined, missingCache);
  const folder = mkdtempSync(join(tmpdir(), 'tyso-vcl-'));
  const file = await writeConfiguration(folder, 80);
  const { status, stderr } = spawnSync('varnishd', ['-j', 'none', '-C', '-f', file], {
    env: { PATH },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
});

for (const [name, service] of Object.entries(services)) {
  test(`the service ${name} is no more than it needs to be`, () => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.restart).toBe(ENDING.includes(name) ? 'on-failure:10' : 'unless-stopped');
    expect(service.networks.length > 0 || service.network_mode === 'none').toBe(true);
  });

  test(`the health of ${name} is looked at, unless it ends by itself`, () => {
    const own = stages.get(service.build?.target ?? '')?.health ?? [];
    expect(service.healthcheck !== undefined || own.length > 0).toBe(!ENDING.includes(name));
  });
}

test('the images have the Node of `.node-version`', () => {
  const pinned = readFileSync(join(ROOT, '.node-version'), 'utf8').trim();
  const bases = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').match(/(?<=^FROM )node:[^\s@]+/gm);
  expect(new Set(bases)).toEqual(new Set([`node:${pinned}-slim`]));
});

test('the database is reached by api alone', () => {
  const { networks } = readCompose();
  expect(networks.store?.internal).toBe(true);
  const inside = Object.entries(services).filter(([, { networks: own }]) => own.includes('store'));
  expect(inside.map(([name]) => name).sort()).toEqual(['api', 'postgres']);
});

test('the ports of the site, the cache and the watch are open on this machine only, and no others', () => {
  const open = Object.entries(services)
    .flatMap(([name, { ports }]) => ports.map((port) => [name, port]))
    .sort();
  const here = expect.stringMatching(/^\$\{\w+:-127\.0\.0\.1\}:/);
  expect(open).toEqual([
    ['balancer', here],
    ['balancer', expect.stringMatching(/^127\.0\.0\.1:\$\{\w+:-9003\}:9003$/)],
    ['cache', here],
    ['watch', here],
  ]);
});

test('a replica has the time to send its visitors away', () => {
  expect(services.api?.environment.DRAIN).toContain(':-1}');
  // 30 s in `server/api/src/process/server.ts`, and a moment to close.
  expect(Number.parseInt(services.api?.stop_grace_period ?? '', 10)).toBeGreaterThan(30);
});

test('a file that an operator edits is mounted with its folder: an editor puts another one in its place', () => {
  const mounted = Object.values(services).flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''));
  const ours = mounted.filter((source) => source.startsWith('./'));
  expect(ours.length).toBeGreaterThan(0);
  for (const source of ours) expect(statSync(join(ROOT, source)).isDirectory(), source).toBe(true);
});

test('every variable that an operator must give stands in .env.example, and holds no secret there', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const lines = new Map([...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]));
  const named = new Set([...composeText().matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const needed = [...composeText().matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  expect(needed.length).toBeGreaterThan(0);
  for (const name of needed) expect([name, lines.get(name)]).toEqual([name, '']);
  for (const name of lines.keys()) expect(named, 'docker-compose.yml').toContain(name);
});

test('files of an operator stay out of the images and out of git', () => {
  for (const file of ['.dockerignore', '.gitignore']) {
    const left = readFileSync(join(ROOT, file), 'utf8').split('\n');
    expect(left, file).toEqual(expect.arrayContaining(['.env', 'docker-compose.override.yml']));
  }
});

for (const stage of images) {
  test(`the image ${stage.name} does not run as root`, () => {
    expect(stage.user).toBe('node');
    expect(stage.labels).toContain('org.opencontainers.image.licenses="MIT"');
    expect(stage.labels).toContain('org.opencontainers.image.revision="$REVISION"');
  });
}

test('whatever the Dockerfile copies is there', () => {
  for (const { copies, name } of stages.values()) {
    for (const { from, sources } of copies) {
      for (const source of sources) expect(isMade(from, source), `${name}: ${source}`).toBe(true);
    }
  }
});

/** Includes `dist`, since the product is built before these tests. */
function isMade(from: string | undefined, source: string): boolean {
  if (from === undefined) return existsSync(join(ROOT, source));
  if (source.startsWith('/tyso/')) return existsSync(join(ROOT, source.slice('/tyso/'.length)));
  return stages.get(from)?.runs.some((run) => run.includes(source)) ?? false;
}

test('all packages that the workspace knows can be installed before their code is there', () => {
  const copied = stages.get('dependencies')?.copies.flatMap(({ sources }) => sources) ?? [];
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const packages = [...(workspace.split('\n\n')[0] ?? '').matchAll(/^ {2}- (\S+)$/gm)].map(
    ([, name]) => `${name}/package.json`,
  );
  expect(packages.length).toBeGreaterThan(5);
  expect(copied).toEqual(expect.arrayContaining(packages));
});

test('a changed text of the content builds nothing but the files that the image has of it', () => {
  const touched = (file: string) =>
    [...stages.values()].filter(({ copies }) => copies.some(({ from, sources }) => !from && isOf(file, sources)));
  expect(touched('content/news/any.md').map(({ name }) => name)).toEqual(['api']);
  expect(touched('mfe-ads/content/cards.json').map(({ name }) => name)).toEqual(['build-ads', 'api']);
  expect(touched('README.md')).toEqual([]);
});

function isOf(file: string, sources: readonly string[]): boolean {
  return sources.some((source) => source === '.' || file === source || file.startsWith(`${source}/`));
}
