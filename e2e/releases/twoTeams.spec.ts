import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { decode } from 'shared-kernel/decode/decode';
import { integer, optional, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { asVersion } from '../faults/releasing';
import { askInside, insideOf } from '../product/insideOf';
import { writePassed } from '../product/passed';
import { startMachines } from '../product/startMachines';

const ROOT = join(import.meta.dirname, '../..');

/** How long they go on; ten minutes once in a while. */
const SECONDS = Number(process.env.TWO_TEAMS_SECONDS || 8);

const TEAMS = [
  { team: 'ads', name: 'mfe-ads', page: '/top-nha-cai' },
  { team: 'articles', name: 'mfe-articles', page: '/news' },
] as const;

type Typed = { readonly code: number | null; readonly said: string };

const listSchema = v.object({
  names: v.array(
    v.object({
      name: text,
      version: integer,
      pointer: v.looseObject({ live: v.looseObject({ release: text }) }),
      history: v.array(v.object({ by: text, action: text, from: optional(text), to: optional(text) })),
    }),
  ),
});

let site: Awaited<ReturnType<typeof startMachines>>;
let folder: string;
test.beforeAll(async () => {
  site = await startMachines(1);
  folder = await mkdtemp(join(tmpdir(), 'tyso-teams-'));
  for (const { name } of TEAMS) for (const version of ['7.1.0', '7.2.0', '7.3.0']) await makeBuild(name, version);
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('two teams release, share, go back and go off at once, with whoever runs the site: one story, and every page was whole', async () => {
  test.setTimeout((SECONDS + 120) * 1000);
  const until = Date.now() + SECONDS * 1000;
  const typed: Typed[] = [];
  const workers = [];
  for (const { team, name } of TEAMS) {
    const token = await tokenFor(team, name);
    // A team has two people, who do not ask each other.
    for (const seed of [1, 2]) workers.push(goOn(name, token, seed + team.length, until, typed));
    workers.push(goOn(name, undefined, 7, until, typed));
  }
  const pages: string[] = [];
  const looking = TEAMS.map(({ page }) => lookAt(page, until, pages));
  await Promise.all([...workers, ...looking]);

  expect(pages, 'pages that were not whole').toEqual([]);
  const refused = typed.filter(({ code }) => code !== 0);
  expect(typed.length - refused.length, 'changes that went through').toBeGreaterThan(3);
  // What is refused is refused in a sentence, and not by a fault.
  for (const { said } of refused) expect(said).not.toMatch(/ {4}at |undefined|Something went wrong/);
  const { names } = decode(listSchema, await askInside(site.api.dataDir, '/internal/releases'), 'list');
  for (const { name } of TEAMS) {
    const known = names.find((one) => one.name === name);
    const { history = [], pointer } = known ?? {};
    let live: string | undefined;
    for (const line of history) {
      expect([line.action, line.from]).toEqual([line.action, live]);
      live = line.to ?? live;
    }
    expect(pointer?.live.release).toBe(live);
  }
  // Each change has a number, and stands in one story.
  const written = names.reduce((sum, { history }) => sum + history.length, 0);
  expect(Math.max(...names.map(({ version }) => version))).toBe(written);
  // Nobody wrote into the story of others.
  const own = new Map(TEAMS.map(({ team, name }) => [name as string, [team as string, 'local', 'judge']]));
  for (const { name, history } of names) for (const { by } of history) expect(own.get(name) ?? ['local']).toContain(by);
});

/** The same code under another version, which is another release. */
async function makeBuild(name: string, version: string): Promise<void> {
  const build = join(folder, `${name}-${version}`);
  await cp(join(ROOT, name, 'dist'), build, { recursive: true });
  const file = join(build, 'release.json');
  await writeFile(file, asVersion(version)('release.json', await readFile(file, 'utf8')));
  await writePassed(build);
}

async function tokenFor(team: string, name: string): Promise<string> {
  const { url, token } = await insideOf(site.api.dataDir);
  const answer = await fetch(new URL('/internal/teams', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: team, remotes: [name] }),
  });
  return (await answer.json()).data.token;
}

/** Types one command after the other, by chance. @param token of a team; nothing for whoever runs the site */
async function goOn(name: string, token: string | undefined, seed: number, until: number, typed: Typed[]) {
  const { url } = await insideOf(site.api.dataDir);
  let chance = seed;
  const pick = <T>(all: readonly [T, ...T[]]): T => {
    chance = (chance * 48_271) % 2_147_483_647;
    return all[chance % all.length] ?? all[0];
  };
  while (Date.now() < until) {
    const from = join(folder, `${name}-${pick(['7.1.0', '7.2.0', '7.3.0'])}`);
    const args = pick([
      ['release', name, '--from', from, '--now'],
      ['release', name, '--from', from, '--share', pick(['5', '50'])],
      ['rollback', name],
      ['off', name],
      ['on', name],
    ]);
    const where = token === undefined ? ['--data', site.api.dataDir] : [];
    const env: Record<string, string> = token === undefined ? {} : { INTERNAL_ORIGIN: url, RELEASE_TOKEN: token };
    typed.push(await type([...args, ...where], env));
  }
  // Whoever comes next finds it on.
  if (token === undefined) typed.push(await type(['on', name, '--data', site.api.dataDir], {}));
}

function type(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Typed> {
  return new Promise((resolve) => {
    const command = [join(ROOT, 'server/delivery/dist/bin/live.js'), ...args];
    const child = execFile(process.execPath, command, { env: { ...process.env, ...env } }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, said: stdout + stderr });
    });
  });
}

/** Whatever files a page names are there; a page may be off. */
async function lookAt(path: string, until: number, faults: string[]): Promise<void> {
  const [machine] = site.machines;
  const at = (address: string) => new URL(address, machine?.url);
  while (Date.now() < until) {
    const answer = await fetch(at(path));
    const html = await answer.text();
    if (![200, 503].includes(answer.status) || !html.includes('</html>')) faults.push(`${path}: ${answer.status}`);
    const files = new Set(html.match(/\/r\/[\w-]+\/[\w.-]+\/[\w./-]+\.(?:json|js)\b/g));
    for (const file of files) {
      const answer = await fetch(at(file));
      // Each answer is read to its end: fetch keeps the connections of answers that nobody reads.
      const { byteLength } = await answer.arrayBuffer();
      if (answer.status !== 200 || byteLength === 0) faults.push(`${path}: ${file} ${answer.status}`);
    }
  }
}
