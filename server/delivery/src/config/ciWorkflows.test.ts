import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { parse } from 'yaml';

const ROOT = path.join(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const step = v.union([
  v.strictObject({
    uses: v.pipe(text, v.regex(/^actions\/[a-z-]+@v\d+$/)),
    ...{ name: v.optional(text), if: v.optional(text) },
    with: v.optional(v.record(text, v.union([text, v.number()]))),
  }),
  v.strictObject({
    ...{ name: text, if: v.optional(text), run: text },
    env: v.optional(v.record(v.pipe(text, v.regex(/^[A-Z_]+$/)), text)),
  }),
]);

const job = v.strictObject({
  'runs-on': text,
  'timeout-minutes': v.number(),
  ...{ if: v.optional(text), needs: v.optional(text), environment: v.optional(text) },
  env: v.optional(v.record(text, text)),
  steps: v.pipe(v.array(step), v.minLength(1)),
});

/** Of what a host of workflows reads, all that ours use, and nothing else: a word that is misspelt is refused. */
const workflowSchema = v.strictObject({
  name: text,
  on: v.strictObject({
    pull_request: v.strictObject({ paths: v.array(text) }),
    push: v.strictObject({ branches: v.array(text), paths: v.array(text) }),
  }),
  permissions: v.strictObject({ contents: v.literal('read') }),
  concurrency: v.strictObject({ group: text, 'cancel-in-progress': text }),
  jobs: v.strictObject({ check: job, release: job }),
});

const NAMES = ['shell', 'mfe-scores', 'mfe-articles', 'mfe-ads'];

const workflowOf = (name: string) => decode(workflowSchema, parse(read(`docs/ci/${name}.yml`)), `${name}.yml`);

const commandsOf = (name: string) => {
  const { check, release } = workflowOf(name).jobs;
  return [...check.steps, ...release.steps].flatMap((one) => ('run' in one ? one.run.split('\n') : []));
};

it('each package that is released alone has one', () => {
  const packages = readdirSync(ROOT).filter((name) => existsSync(path.join(ROOT, name, 'routes.json')));
  expect(packages.sort()).toEqual([...NAMES].sort());
  expect(readdirSync(path.join(ROOT, 'docs/ci')).sort()).toEqual(NAMES.map((name) => `${name}.yml`).sort());
});

describe.each(NAMES)('the workflow of %s', (name) => {
  it('is one, and released when its own folder changes', () => {
    expect(workflowOf(name)).toMatchObject({ name, on: { push: { paths: [`${name}/**`] } } });
    for (const pattern of workflowOf(name).on.pull_request.paths)
      expect([pattern, existsSync(path.join(ROOT, pattern.replace('/**', '')))]).toEqual([pattern, true]);
  });

  it('types commands that exist', () => {
    const { scripts } = decode(v.object({ scripts: v.record(text, text) }), JSON.parse(read('package.json')));
    const lines = commandsOf(name).join('\n');
    const typed = [...lines.matchAll(/\bnpm (?:run )?([a-z:-]+)/g)].map(([, script = '']) => script);
    expect(typed).toEqual(expect.arrayContaining(['test', 'release']));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(typed));
    for (const [, step = ''] of lines.matchAll(/\bnpm test -- (\S+)/g))
      expect(read('tooling/run/rings.cjs')).toContain(`id: '${step}'`);
    for (const [, file = ''] of lines.matchAll(/\bnode (\S+)/g)) {
      const source = file.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
      expect([file, existsSync(path.join(ROOT, source))]).toEqual([file, true]);
    }
    const released = [...lines.matchAll(/\brelease -- (\S+)/g)].map(([, one]) => one);
    expect(new Set(released)).toEqual(new Set([name]));
    const { services } = decode(
      v.object({ services: v.record(text, v.unknown()) }),
      parse(read('docker-compose.yml'), { merge: true }),
    );
    for (const [, service = ''] of lines.matchAll(/:ro (\w+)/g)) expect(Object.keys(services)).toContain(service);
  });

  it('uses only options that the command knows', () => {
    const usage = read('server/delivery/src/commands/releaseUse.ts');
    const options = commandsOf(name)
      .flatMap((line) => /\b(?:release -- |release\.js |release (?=[a-z]))(.*)/.exec(line)?.[1] ?? [])
      .flatMap((rest) => [...rest.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option));
    expect(options.length).toBeGreaterThan(2);
    for (const option of options) expect(usage).toMatch(new RegExp(`^  '?${option}'?: \\{ type`, 'm'));
  });

  it('gives the private key to one step of an approved push, which only signs, in a file that nobody else reads', () => {
    const { check, release } = workflowOf(name).jobs;
    // Tests and builds run what others have written.
    expect(JSON.stringify(check)).not.toMatch(/secrets\.|RELEASE_KEY/);
    expect([release.if, release.environment, release.needs]).toEqual([
      "github.event_name == 'push'",
      'production',
      'check',
    ]);
    expect(JSON.stringify(release.env)).not.toContain('secrets.');
    const holders = release.steps.filter((one) => JSON.stringify(one).includes('RELEASE_KEY'));
    expect(holders).toEqual([
      {
        name: `Sign ${name}`,
        env: {
          RELEASE_KEY_PEM: `\${{ secrets.${name.replace('mfe-', '').toUpperCase()}_RELEASE_KEY }}`,
          RELEASE_KEY: `\${{ runner.temp }}/release.pem`,
        },
        run: [
          `trap 'rm -f "$RELEASE_KEY"' EXIT`,
          `(umask 077 && printf '%s\\n' "$RELEASE_KEY_PEM" > "$RELEASE_KEY")`,
          `node server/delivery/dist/bin/key.js sign ${name}`,
          '',
        ].join('\n'),
      },
    ]);
  });
});

it('docs/CODEOWNERS names folders that exist, and a team for each package', () => {
  const lines = read('docs/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const owned = lines.map((line) => line.split(/\s+/));
  for (const [pattern = '', ...owners] of owned) {
    expect([pattern, pattern === '*' || existsSync(path.join(ROOT, pattern))]).toEqual([pattern, true]);
    expect(owners.length).toBeGreaterThan(0);
    for (const owner of owners) expect(owner).toMatch(/^@[a-z]+\/[a-z]+$/);
  }
  expect(owned.map(([pattern]) => pattern)).toEqual(expect.arrayContaining(['*', ...NAMES.map((name) => `/${name}/`)]));
});
