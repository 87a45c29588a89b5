import { wantsHelp } from 'server-shared/commands/wantsHelp';
import type { LiveChange } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { candidateIn } from 'server-shared/releases/livePointer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { toError } from 'shared-kernel/decode/toError';
import { switchOffHere, switchOnHere } from '../live/override';
import { siteFolder } from '../siteFolder';
import { type CommandContext, dataDirOf, knownName, namesIn, typed } from './commandContext';
import { historyLines, offLine, printOffHere, releaseTable } from './liveLines';

const OPTIONS = {
  to: { type: 'string' },
  reload: { type: 'boolean' },
  reason: { type: 'string' },
  drawing: { type: 'boolean' },
  here: { type: 'boolean' },
  'for-good': { type: 'boolean' },
  redirect: { type: 'string' },
  data: { type: 'string' },
} as const;

type Option = keyof typeof OPTIONS;
type Typed = ReturnType<typeof typed<typeof OPTIONS>>;
type Command = {
  /** As it is typed in a checkout. */
  readonly usage: string;
  readonly options: readonly Option[];
  readonly run: (typed: Typed, context: CommandContext) => Promise<void>;
};

const WHERE =
  '--data <folder>    the data folder, in place of DATA_DIR; INTERNAL_ORIGIN and RELEASE_TOKEN name an api elsewhere in its place';

const COMMANDS: Readonly<Record<string, Command>> = {
  rollback: {
    usage: `npm run rollback -- <name> [--to <release>] [--reason <text>]    withdraws the candidate; without one, makes a former release live again, the one before unless --to names another

--reload           open tabs load the page again: for faults that outlast a remote's parts, such as styles that spill
npm run releases lists the names, and what there is of each
${WHERE}`,
    options: ['to', 'reload', 'reason'],
    run: runRollback,
  },
  off: {
    usage: `npm run off -- <remote> [--drawing] [--reason <text>]    visitors get nothing of a remote from their next page on

npm run on -- <remote> brings it back; npm run releases lists the names
--drawing          its pages are left to the browser, and nothing else is off
--here             on this machine alone, whatever is live: also while api or the database is down; on several machines type it on each
--for-good         the remote is gone: its pages answer 404, until it is released again
--redirect </x>    with --for-good: its pages lead to this address of the site
${WHERE}`,
    options: ['drawing', 'here', 'for-good', 'redirect', 'reason'],
    run: (given, context) => switchRemote('off', given, context),
  },
  on: {
    usage: `npm run on -- <remote> [--drawing] [--reason <text>]    brings back a remote that was switched off

--drawing          its releases render their pages on the server again
--here             takes back an off --here of this machine
${WHERE}`,
    options: ['drawing', 'here', 'reason'],
    run: (given, context) => switchRemote('on', given, context),
  },
  releases: {
    usage: `npm run releases [-- <name>...]    what was released, with age, size on the wire and contract, what is live, by whose token, and what it was for visitors;
                                   of one name also its last ten changes
npm run releases -- erase <release> --reason <text>    removes the files of a release that must not stay readable

The last fourteen days, as api counted them: page loads, faults a thousand of them, what three visitors in four had or less
of LCP, INP and CLS, and long tasks a page load; in brackets the change since the release before.
${WHERE}`,
    options: ['reason'],
    run: runList,
  },
};

/**
 * `rollback`, `off`, `on` and `releases`: change what is live without a build.
 *
 * @throws Error with a message for the operator
 */
export async function liveCommand([verb = '', ...args]: readonly string[], context: CommandContext): Promise<void> {
  const command = COMMANDS[verb];
  if (!command)
    throw new ReleaseError(
      `What shall be done?\n${Object.values(COMMANDS)
        .map(({ usage }) => usage.split('\n')[0])
        .join('\n')}`,
    );
  if (wantsHelp(args)) return context.print(command.usage);
  const given = typed(args, OPTIONS, command.usage);
  const stranger = Object.keys(given.values).find(
    (name) => name !== 'data' && !command.options.some((one) => one === name),
  );
  if (stranger) throw new ReleaseError(`${verb} has no --${stranger}.\n${command.usage}`);
  await command.run(given, context);
}

async function runRollback({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  const name = await theOne(positionals, 'rollback', context);
  const dataDir = dataDirOf(context, values.data);
  const api = await context.open(dataDir);
  const known = (await api.list(name)).names.find((one) => one.name === name);
  const out = known?.pointer && candidateIn(known.pointer)?.release.release;
  const isWithdrawn = out !== undefined && values.to === undefined;
  const change = isWithdrawn ? ({ action: 'withdraw', release: out } as const) : backTo(values.to, known?.version);
  const order = { changes: [{ ...nothing(name), reloads: values.reload ?? false, ...change }], ...by(values, context) };
  const [done] = (await api.change(order)).changes;
  if (isWithdrawn) context.print(`${name} ${out} is withdrawn, everybody gets ${done?.to}`);
  else {
    context.print(`${name} ${done?.to} is live again${done?.from ? `, in place of ${done.from}` : ''}`);
    if (done?.isOn === false) context.print(offLine(name));
  }
  await printOffHere(dataDir, context, (off) => off === name);
}

/** At what was live when it was typed: whoever was quicker is not rolled back. */
const backTo = (release: string | undefined, version: number | undefined) =>
  ({ action: 'rollback', release, version }) as const;

async function switchRemote(state: 'on' | 'off', { values, positionals }: Typed, context: CommandContext) {
  const name = await theOne(positionals, state, context);
  const { drawing, here, redirect } = values;
  const isGone = values['for-good'];
  const dataDir = dataDirOf(context, values.data);
  if ([drawing, here, isGone].filter(Boolean).length > 1)
    throw new ReleaseError(`${state}: expected one of --drawing, --here and --for-good, got several.`);
  if (redirect !== undefined && !isGone) throw new ReleaseError('--redirect goes with --for-good.');
  if (here) return switchHere(state, name, dataDir, context);
  if (state === 'on') await printOffHere(dataDir, context, (off) => off === name);
  const api = await context.open(dataDir);
  const action = isGone ? 'remove' : drawing ? DRAWING[state] : state;
  await api.change({ changes: [{ ...nothing(name), action, redirect }], ...by(values, context) });
  if (drawing) return context.print(`rendering of ${name} is ${state}`);
  const leads = redirect === undefined ? 'its pages answer 404' : `its pages lead to ${redirect}`;
  context.print(isGone ? `${name} is gone: ${leads}` : `${name} is ${state}`);
}

const DRAWING = { on: 'draw', off: 'undraw' } as const;

/** Needs nothing but the data folder. */
async function switchHere(state: 'on' | 'off', name: LiveName, dataDir: string, context: CommandContext) {
  const { who, now, print } = context;
  if (name === 'shell') throw new ReleaseError('The shell is the page itself, it cannot be switched off or on.');
  const site = siteFolder(dataDir);
  if (state === 'on') {
    if (!(await switchOnHere(site, name))) throw new ReleaseError(`${name} is not off here.`);
    return print(`${name} is on this machine again as it is live`);
  }
  await switchOffHere(site, { name, who, at: now().toISOString() });
  print(
    `${name} is off on this machine (${dataDir}), whatever is live, until npm run on -- ${name} --here; on other machines type it there`,
  );
}

async function runList({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  const dataDir = dataDirOf(context, values.data);
  if (positionals[0] === 'erase') return erase(positionals.slice(1), values, context);
  if (values.reason !== undefined) throw new ReleaseError('--reason goes with erase.');
  // Also when nothing else can be said.
  await printOffHere(dataDir, context);
  const api = await context.open(dataDir);
  const there = await namesIn(context.root);
  const wanted = positionals.map((name) => knownName(name, there));
  const list = await api.list(wanted.length === 1 ? wanted[0] : undefined);
  const all = new Set([...list.names.map(({ name }) => name), ...there]);
  const asked = await api.figures().catch((error: unknown) => ({ why: toError(error).message }));
  const shown = wanted.length > 0 ? wanted : [...all];
  for (const line of releaseTable(list, shown, { now: context.now(), asked })) context.print(line);
  const [only] = wanted.length === 1 ? wanted : [];
  for (const line of only ? historyLines(list, only) : []) context.print(line);
}

async function erase(positionals: readonly string[], values: Typed['values'], context: CommandContext): Promise<void> {
  const [release, ...others] = positionals;
  if (release === undefined || others.length > 0 || !values.reason?.trim())
    throw new ReleaseError('erase: expected one release and a --reason.');
  const api = await context.open(dataDirOf(context, values.data));
  const all = (await api.list()).names.flatMap(({ releases }) => releases);
  const found = all.find((one) => one.release === release);
  if (!found) throw new ReleaseError(`There is no release ${release}. npm run releases lists what there is.`);
  const shared = new Set(all.flatMap((one) => (one === found ? [] : one.files.map(({ sha256 }) => sha256))));
  const own = [...new Set(found.files.map(({ sha256 }) => sha256))].filter((sha256) => !shared.has(sha256));
  for (const sha256 of own) await api.erase(sha256, values.reason.trim());
  const left = new Set(found.files.map(({ sha256 }) => sha256)).size - own.length;
  context.print(
    `${release} is erased: ${own.length} files${left > 0 ? `; ${left} stay, which other releases have` : ''}`,
  );
}

const nothing = (name: LiveName): Omit<LiveChange, 'action'> => ({
  name,
  isNow: false,
  reloads: false,
  release: undefined,
  share: undefined,
  unchecked: undefined,
  redirect: undefined,
  version: undefined,
});

function by({ reason }: Typed['values'], { who }: CommandContext) {
  return { who, reason, beside: undefined };
}

async function theOne(positionals: readonly string[], verb: string, { root }: CommandContext): Promise<LiveName> {
  const [raw, ...others] = positionals;
  if (raw === undefined || others.length > 0)
    throw new ReleaseError(`${verb}: expected one name, got ${positionals.join(' ') || 'none'}`);
  return knownName(raw, await namesIn(root));
}
