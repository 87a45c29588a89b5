import { wantsHelp } from 'server-shared/commands/wantsHelp';
import type { Shared } from '../bucket/openShared';
import { bringNotes, bringPreviewed } from '../bucket/previewNotesIn';
import { pruneBucket } from '../bucket/pruneBucket';
import { withdrawCandidate } from '../changes/candidate';
import { FEWEST_KEPT, prune } from '../changes/prune';
import { listReleases } from '../changes/releaseList';
import { rollback, switchDrawing, switchRemote } from '../changes/rollback';
import type { LiveName } from '../pointers/liveName';
import { liveNames } from '../pointers/liveNames';
import { candidateIn, readLastGood } from '../pointers/pointerFile';
import { ReleaseError } from '../release/releaseError';
import { readKeys } from '../signing/openKeys';
import type { SiteFolder } from '../siteFolder';
import { typed } from './arguments';
import { askFigures } from './askFigures';
import { type CommandContext, dataDirOf, knownName, namesIn, notesOf, sharedOf, siteOf } from './commandContext';
import { offLine, prunedLine, releaseTable } from './liveLines';

const OPTIONS = {
  to: { type: 'string' },
  reload: { type: 'boolean' },
  reason: { type: 'string' },
  drawing: { type: 'boolean' },
  data: { type: 'string' },
  keep: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

type Option = keyof typeof OPTIONS;
type Typed = ReturnType<typeof typed<typeof OPTIONS>>;
type Command = {
  /** As it is typed in a checkout. */
  readonly usage: string;
  readonly options: readonly Option[];
  readonly run: (typed: Typed, context: CommandContext) => Promise<void>;
};

const WHERE = '--data <folder>    the data folder, in place of DATA_DIR';

const COMMANDS: Readonly<Record<string, Command>> = {
  rollback: {
    usage: `npm run rollback -- <name> [--to <release>] [--reason <text>]    withdraws the candidate; without one, makes a former release live again, the one before unless told

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
${WHERE}`,
    options: ['drawing', 'reason'],
    run: switching('off'),
  },
  on: {
    usage: `npm run on -- <remote> [--drawing] [--reason <text>]    brings back a remote that was switched off

--drawing          its releases draw their pages on the server again
${WHERE}`,
    options: ['drawing', 'reason'],
    run: switching('on'),
  },
  list: {
    usage: `npm run releases [-- <name>...]    what was released, with age, size on the wire and contract, what is live, and what it was for visitors

The last fourteen days, as api counted them: page loads, faults a thousand of them, what three visitors in four had or less
of LCP, INP and CLS, and long tasks a page load; in brackets the change since the release before.
API_ORIGIN names another api than the one of the data folder.
${WHERE}`,
    options: [],
    run: runList,
  },
  prune: {
    usage: `npm run releases:prune [-- --keep <n>] [--dry-run]    removes old releases; of each name the newest ${FEWEST_KEPT} stay, and what is live or previous

--keep <n>         more than ${FEWEST_KEPT}
--dry-run          only says what it would remove
${WHERE}`,
    options: ['keep', 'dry-run'],
    run: runPrune,
  },
};

/**
 * `rollback`, `off`, `on`, `list` and `prune`: change what is live without a build.
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
  const name = theOne(positionals, 'rollback');
  const { who, now, print } = context;
  const site = siteOf(context, values.data);
  const shared = await sharedOf(context, site);
  const change = { who, why: values.reason, now: now(), reloads: values.reload, shared };
  const pointer = await readLastGood(site, name);
  const out = pointer && candidateIn(pointer)?.release.release;
  if (out !== undefined && values.to === undefined) {
    const { live } = await withdrawCandidate(site, name, out, change);
    return print(`${name} ${out} is withdrawn, everybody gets ${live}`);
  }
  const done = await rollback(site, name, values.to, change);
  print(`${name} ${done.to} is live again${done.from ? `, in place of ${done.from}` : ''}`);
  if (done.state === 'off') print(offLine(name));
  // Released again, it is watched only if that is asked for again. What is live has changed, so this is no reason to fail.
  const forgotten = done.from && notesOf(shared, site).forgetWatch(name, done.from);
  if (forgotten) await forgotten.catch(() => undefined);
}

function switching(state: 'on' | 'off') {
  return async ({ values, positionals }: Typed, context: CommandContext): Promise<void> => {
    const name = theOne(positionals, state);
    const { who, now, print } = context;
    const site = siteOf(context, values.data);
    const change = { who, why: values.reason, now: now(), shared: await sharedOf(context, site) };
    await (values.drawing ? switchDrawing(site, name, state, change) : switchRemote(site, name, state, change));
    print(values.drawing ? `drawing of ${name} is ${state}` : `${name} is ${state}`);
  };
}

async function runList({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  const site = siteOf(context, values.data);
  const shared = await notedOf(context, site);
  const all = async () => new Set([...(await liveNames(site)), ...(await namesIn(context.root))]);
  const names = positionals.length > 0 ? positionals.map(knownName) : [...(await all())];
  const asked = askFigures(dataDirOf(context, values.data), context);
  const now = context.now();
  const seconds = Math.floor(now.getTime() / 1000);
  if (shared) for (const name of names) await bringPreviewed(site, shared.bucket, name, seconds);
  const lists = await Promise.all(names.map((name) => listReleases(site, name, now)));
  for (const line of releaseTable(lists, now, await asked)) context.print(line);
  const keys = await readKeys(site);
  if (keys.kind === 'unreadable')
    context.print(`${keys.why} Until then only off and a rollback to the release before go.`);
}

async function runPrune({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  if (positionals.length > 0)
    throw new ReleaseError(`prune takes no names, got ${positionals.join(' ')}: it looks at all.`);
  const keep = values.keep === undefined ? FEWEST_KEPT : Number(values.keep);
  if (!Number.isInteger(keep) || keep < FEWEST_KEPT)
    throw new ReleaseError(`--keep: expected ${FEWEST_KEPT} or more, got ${JSON.stringify(values.keep)}`);
  const isDry = values['dry-run'] ?? false;
  const site = siteOf(context, values.data);
  const shared = await notedOf(context, site);
  const how = { keep, isDry, now: context.now() };
  for await (const one of prune(site, how)) context.print(prunedLine(one, isDry));
  if (!shared) return;
  const { bucket } = shared;
  for await (const one of pruneBucket({ site, bucket }, how))
    context.print(`${bucket.called}: ${prunedLine(one, isDry)}`);
}

/** {@link sharedOf}, with the notes of what all machines let others look at. */
async function notedOf(context: CommandContext, site: SiteFolder): Promise<Shared | undefined> {
  const shared = await sharedOf(context, site);
  if (shared) await bringNotes(site, shared.bucket);
  return shared;
}

function theOne(positionals: readonly string[], verb: string): LiveName {
  const [raw, ...others] = positionals;
  if (raw === undefined || others.length > 0)
    throw new ReleaseError(`${verb}: expected one name, got ${positionals.join(' ') || 'none'}`);
  return knownName(raw);
}
