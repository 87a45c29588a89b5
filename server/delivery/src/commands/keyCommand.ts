import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { allowKey, revokeKey } from '../changes/changeKeys';
import { ReleaseError } from '../release/releaseError';
import { openTrust } from '../signing/openKeys';
import { makePrivateKey, readPrivateKey } from '../signing/privateKey';
import { signFolder } from '../signing/signFolder';
import { calledKey, checkedKeyName } from '../signing/trust';
import { typed } from './arguments';
import { type CommandContext, knownName, sharedOf, siteOf } from './commandContext';
import { table } from './printed';

const USAGE = `npm run release-key -- make <name> [--to <folder>]               makes a key: a private file, and a public line for whoever runs the site
npm run release-key -- allow <name> <public key> <remote>...     lets it release these remotes; * is all of them, and the shell
npm run release-key -- revoke <name>                             its signatures count no more; what is live by it stays
npm run release-key -- list                                      the keys of the site
npm run release-key -- sign <name> [--from <folder>]             signs a finished build with RELEASE_KEY, for where it goes live

<public key>       the line that 'make' printed, or a file with it
--from <folder>    the build, in place of <name>/dist
--to <folder>      where the private file goes, in place of the folder 'keys' of the data folder
--data <folder>    the data folder, in place of DATA_DIR
RELEASE_KEYS names the file with the keys that may release, RELEASE_KEY the private one to release with.`;

const OPTIONS = { to: { type: 'string' }, from: { type: 'string' }, data: { type: 'string' } } as const;

type Typed = ReturnType<typeof typed<typeof OPTIONS>>;

/**
 * `make`, `allow`, `revoke` and `list`: whose key may release what. `sign` puts one to use.
 *
 * @throws Error with a message for the operator
 */
export async function keyCommand(args: readonly string[], context: CommandContext): Promise<void> {
  if (wantsHelp(args)) return context.print(USAGE);
  const { values, positionals } = typed(args.map(asNoOption), OPTIONS, USAGE);
  const [verb = '', ...rest] = positionals;
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!run) throw new ReleaseError(`Expected make, allow, revoke, list or sign, got ${verb || 'nothing'}.\n${USAGE}`);
  await run({ values, positionals: rest }, context);
}

/** One public key in 64 begins with a hyphen. A space before it, which reading a key drops, keeps it from being taken for an option. */
function asNoOption(arg: string): string {
  return /^-[\w-]{42}$/.test(arg) ? ` ${arg}` : arg;
}

const VERBS: Readonly<Record<string, (given: Typed, context: CommandContext) => Promise<void>>> = {
  make: runMake,
  allow: runAllow,
  revoke: runRevoke,
  list: runList,
  sign: runSign,
};

async function runMake({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  const name = theName(positionals, 'make');
  const folder = values.to && path.resolve(context.cwd, values.to);
  const file = folder ? path.join(folder, `${name}.pem`) : siteOf(context, values.data).keyFile(`${name}.pem`);
  const made = await makePrivateKey(file);
  if (!made) throw new ReleaseError(`${file} exists: expected a new name, since a key is never replaced in place.`);
  context.print(`The private key is ${file}: keep it where only the team's releases read it, and in no repository.`);
  context.print(`Whoever runs the site lets it release, here mfe-ads:`);
  context.print(`npm run release-key -- allow ${name} ${made.text} mfe-ads`);
}

async function runAllow({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  const [name, given, ...remotes] = positionals;
  if (name === undefined || given === undefined || remotes.length === 0) {
    throw new ReleaseError(`allow: expected a name, a public key and what it may release.\n${USAGE}`);
  }
  const file = path.resolve(context.cwd, given);
  const text = existsSync(file) ? await readFile(file, 'utf8') : given;
  const names = remotes.map((remote) => (remote === '*' ? '*' : knownName(remote)));
  const site = siteOf(context, values.data);
  // What is live is listed by hash where a file of keys begins.
  await sharedOf(context, site);
  const { key, listed } = await allowKey(site, { name: checkedKeyName(name), text, remotes: names });
  context.print(`${calledKey({ name, id: key.id })} may release ${names.join(', ')}`);
  if (listed !== undefined) {
    context.print(`${listed} releases that were stored already are listed by hash, in ${site.trust}`);
  }
}

async function runRevoke({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  const name = theName(positionals, 'revoke');
  const site = siteOf(context, values.data);
  await sharedOf(context, site);
  const kept = await revokeKey(site, name, context.now());
  context.print(`${name} is revoked: nothing goes live by it any more`);
  for (const { remote, release } of kept) {
    context.print(`${remote} ${release} stays as it is, listed by hash. Release another if it is not to be trusted.`);
  }
}

async function runList({ values }: Typed, context: CommandContext): Promise<void> {
  const site = siteOf(context, values.data);
  const { keys, releases } = await openTrust(site);
  const rows = keys.map(({ name, id, remotes, revoked, text }) => [
    ...[name, id, remotes.join(', '), revoked === undefined ? 'may release' : `revoked ${revoked.slice(0, 10)}`, text],
  ]);
  for (const line of table([['name', 'id', 'remotes', 'state', 'public key'], ...rows])) context.print(line);
  const listed = Object.values(releases).reduce((sum, ofOne) => sum + Object.keys(ofOne).length, 0);
  if (listed > 0) context.print(`${listed} releases are listed by hash, in ${site.trust}`);
}

async function runSign({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  const name = knownName(theOne(positionals, 'sign'));
  const file = context.keys?.key;
  if (file === undefined) throw new ReleaseError('sign: expected RELEASE_KEY to name the file of a private key.');
  const folder = values.from ? path.resolve(context.cwd, values.from) : path.join(context.root, name, 'dist');
  const key = await readPrivateKey(file);
  context.print(`${name} ${await signFolder(name, folder, key)} is signed by the key ${key.id}`);
}

function theName(positionals: readonly string[], verb: string): string {
  return checkedKeyName(theOne(positionals, verb));
}

function theOne(positionals: readonly string[], verb: string): string {
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0)
    throw new ReleaseError(`${verb}: expected one name, got ${positionals.join(' ') || 'none'}`);
  return name;
}
