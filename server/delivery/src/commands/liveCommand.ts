import { FEWEST_KEPT, prune } from '../changes/prune';
import { listReleases } from '../changes/releaseList';
import { rollback, switchRemote } from '../changes/rollback';
import { LIVE_NAMES, type LiveName } from '../pointers/liveName';
import { ReleaseError } from '../release/releaseError';
import { typed } from './arguments';
import { type CommandContext, knownName, siteOf } from './commandContext';
import { offLine, prunedLines, releaseTable } from './liveLines';

const OPTIONS = {
  to: { type: 'string' },
  reason: { type: 'string' },
  data: { type: 'string' },
  keep: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

type Option = keyof typeof OPTIONS;
type Typed = ReturnType<typeof typed<typeof OPTIONS>>;
type Command = {
  readonly usage: string;
  readonly options: readonly Option[];
  readonly run: (typed: Typed, context: CommandContext) => Promise<void>;
};

const COMMANDS: Readonly<Record<string, Command>> = {
  rollback: {
    usage: 'rollback <name> [--to <release>] [--reason <text>] [--data <folder>]',
    options: ['to', 'reason'],
    run: runRollback,
  },
  off: { usage: 'off <remote> [--reason <text>] [--data <folder>]', options: ['reason'], run: switching('off') },
  on: { usage: 'on <remote> [--reason <text>] [--data <folder>]', options: ['reason'], run: switching('on') },
  list: { usage: 'list [<name>...] [--data <folder>]', options: [], run: runList },
  prune: {
    usage: `prune [--keep <${FEWEST_KEPT} or more>] [--dry-run] [--data <folder>]`,
    options: ['keep', 'dry-run'],
    run: runPrune,
  },
};

/**
 * `rollback`, `off`, `on`, `list` and `prune`: what is live, changed without a build.
 *
 * @throws Error whose message is for the person who typed it
 */
export async function liveCommand([verb = '', ...args]: readonly string[], context: CommandContext): Promise<void> {
  const command = COMMANDS[verb];
  if (!command)
    throw new ReleaseError(
      `What shall be done?\n${Object.values(COMMANDS)
        .map(({ usage }) => usage)
        .join('\n')}`,
    );
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
  const done = await rollback(siteOf(context, values.data), name, values.to, { who, why: values.reason, now: now() });
  print(`${name} ${done.to} is live again${done.from ? `, in place of ${done.from}` : ''}`);
  if (done.state === 'off') print(offLine(name));
}

function switching(state: 'on' | 'off') {
  return async ({ values, positionals }: Typed, context: CommandContext): Promise<void> => {
    const name = theOne(positionals, state);
    const { who, now, print } = context;
    await switchRemote(siteOf(context, values.data), name, state, { who, why: values.reason, now: now() });
    print(`${name} is ${state}`);
  };
}

async function runList({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  const names = positionals.length > 0 ? positionals.map(knownName) : LIVE_NAMES;
  const site = siteOf(context, values.data);
  const lists = await Promise.all(names.map((name) => listReleases(site, name)));
  for (const line of releaseTable(lists, context.now())) context.print(line);
}

async function runPrune({ values, positionals }: Typed, context: CommandContext): Promise<void> {
  if (positionals.length > 0)
    throw new ReleaseError(`prune takes no names, got ${positionals.join(' ')}: it looks at all.`);
  const keep = values.keep === undefined ? FEWEST_KEPT : Number(values.keep);
  if (!Number.isInteger(keep) || keep < FEWEST_KEPT)
    throw new ReleaseError(`--keep: expected ${FEWEST_KEPT} or more, got ${JSON.stringify(values.keep)}`);
  const isDry = values['dry-run'] ?? false;
  const pruned = await prune(siteOf(context, values.data), { keep, isDry });
  for (const line of prunedLines(pruned, isDry)) context.print(line);
}

function theOne(positionals: readonly string[], verb: string): LiveName {
  const [raw, ...others] = positionals;
  if (raw === undefined || others.length > 0)
    throw new ReleaseError(
      `${verb}: expected one name (${LIVE_NAMES.join(', ')}), got ${positionals.join(' ') || 'none'}`,
    );
  return knownName(raw);
}
