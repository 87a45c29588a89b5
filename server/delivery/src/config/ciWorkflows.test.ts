import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { parse } from 'yaml';

const ROOT = path.join(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const step = v.union([
  v.strictObject({
    uses: v.pipe(text, v.regex(/^actions\/[a-z-]+@[0-9a-f]{40}$/)),
    name: v.optional(text),
    if: v.optional(text),
    with: v.optional(v.record(text, v.union([text, v.number(), v.boolean()]))),
  }),
  v.strictObject({
    name: text,
    if: v.optional(text),
    run: text,
    env: v.optional(v.record(v.pipe(text, v.regex(/^[A-Z_]+$/)), text)),
  }),
]);

const job = v.strictObject({
  'runs-on': text,
  'timeout-minutes': v.number(),
  if: v.optional(text),
  needs: v.optional(text),
  environment: v.optional(text),
  env: v.optional(v.record(text, text)),
  steps: v.pipe(v.array(step), v.minLength(1)),
});

const permissions = v.strictObject({ contents: v.literal('read') });
const concurrency = v.strictObject({ group: text, 'cancel-in-progress': text });
const input = v.strictObject({ type: v.literal('string'), required: v.boolean(), description: v.optional(text) });

/** Of what a host of workflows reads, all that ours use, and nothing else: a word that is misspelt is refused. */
const SCHEMAS = {
  gate: v.strictObject({
    name: text,
    on: v.strictObject({
      pull_request: v.null(),
      push: v.strictObject({ branches: v.array(text) }),
      schedule: v.array(v.strictObject({ cron: text })),
    }),
    permissions,
    concurrency,
    jobs: v.strictObject({ gate: job, audit: job }),
  }),
  release: v.strictObject({
    name: text,
    on: v.strictObject({ workflow_call: v.strictObject({ inputs: v.strictObject({ package: input, token: input }) }) }),
    permissions,
    jobs: v.strictObject({ check: job, release: job }),
  }),
  caller: v.strictObject({
    name: text,
    on: v.strictObject({
      pull_request: v.strictObject({ paths: v.array(text) }),
      push: v.strictObject({ branches: v.array(text), paths: v.array(text) }),
    }),
    permissions,
    concurrency,
    jobs: v.strictObject({
      release: v.strictObject({
        uses: text,
        with: v.strictObject({ package: text, token: text }),
        secrets: v.literal('inherit'),
      }),
    }),
  }),
};

const NAMES = ['shell', 'mfe-scores', 'mfe-articles', 'mfe-ads'];
const FOLDER = '.github/workflows';

const workflow = <T>(schema: v.GenericSchema<unknown, T>, name: string): T =>
  decode(schema, parse(read(`${FOLDER}/${name}.yml`)), `${name}.yml`);

const { check, release } = workflow(SCHEMAS.release, 'release').jobs;
const commandsOf = (steps: v.InferOutput<typeof job>['steps']) =>
  steps.flatMap((one) => ('run' in one ? one.run.split('\n') : []));
const commands = commandsOf([...check.steps, ...release.steps]);

it('there is one of the gate, one that releases, and one for each package that is released alone', () => {
  const packages = readdirSync(ROOT).filter((name) => existsSync(path.join(ROOT, name, 'routes.json')));
  expect(packages.sort()).toEqual([...NAMES].sort());
  expect(readdirSync(path.join(ROOT, FOLDER)).sort()).toEqual(
    ['gate', 'release', ...NAMES].map((name) => `${name}.yml`).sort(),
  );
});

it('the workflow of the gate runs files that exist', () => {
  const { gate, audit } = workflow(SCHEMAS.gate, 'gate').jobs;
  const files = commandsOf([...gate.steps, ...audit.steps]);
  expect(files).toEqual(['.ci/run', '.ci/audit']);
  for (const file of files) expect(statSync(path.join(ROOT, file)).mode & 0o111).not.toBe(0);
});

describe.each(NAMES)('the workflow of %s', (name) => {
  const { on, jobs } = workflow(SCHEMAS.caller, name);

  it('releases that package, with the token of its team, when its own folder changes', () => {
    expect(on.push.paths).toEqual([`${name}/**`]);
    expect(jobs.release).toMatchObject({
      uses: `./${FOLDER}/release.yml`,
      with: { package: name, token: `${name.replace('mfe-', '').toUpperCase()}_RELEASE_TOKEN` },
    });
    for (const pattern of on.pull_request.paths)
      expect([pattern, existsSync(path.join(ROOT, pattern.replace('/**', '')))]).toEqual([pattern, true]);
  });
});

describe('the workflow that releases', () => {
  const lines = commands.join('\n');

  it('types commands that exist', () => {
    const { scripts } = decode(v.object({ scripts: v.record(text, text) }), JSON.parse(read('package.json')));
    const typed = [...lines.matchAll(/\bnpm (?:run )?([a-z:-]+)/g)].map(([, script = '']) => script);
    expect(typed).toEqual(expect.arrayContaining(['build', 'release']));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(typed));
    for (const [, file = ''] of lines.matchAll(/\bnode (\S+)/g)) {
      const source = file.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
      expect([file, existsSync(path.join(ROOT, source))]).toEqual([file, true]);
    }
  });

  it('uses only options that the command knows', () => {
    const usage = read('server/delivery/src/commands/releaseUse.ts');
    const options = commands
      .flatMap((line) => /\b(?:release -- |live\.js release )(.*)/.exec(line)?.[1] ?? [])
      .flatMap((rest) => [...rest.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option));
    expect(options.length).toBeGreaterThan(2);
    for (const option of options) expect(usage).toMatch(new RegExp(`^  '?${option}'?: \\{ type`, 'm'));
  });

  it('gives the token to one step of an approved push, which only releases', () => {
    // Tests and builds run what others have written.
    expect(JSON.stringify(check)).not.toMatch(/secrets|RELEASE_TOKEN|inputs\.token/);
    expect([release.if, release.environment, release.needs]).toEqual([
      "github.event_name == 'push'",
      'production',
      'check',
    ]);
    expect(JSON.stringify(release.env)).not.toContain('secrets');
    const holders = release.steps.filter((one) => JSON.stringify(one).includes('secrets'));
    expect(holders.map((one) => 'run' in one && one.name)).toEqual(['Release the package']);
    expect(commandsOf(holders).at(-2)).toMatch(/^node server\/delivery\/dist\/bin\/live\.js release /);
  });
});

it('CODEOWNERS names folders that exist, and a team for each package', () => {
  const lines = read('.github/CODEOWNERS')
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
