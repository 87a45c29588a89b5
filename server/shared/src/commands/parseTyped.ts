import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Options that npm takes for the beginning of one of its own. */
const COMPLETED: Readonly<Record<string, string>> = { to: 'token_description' };

/**
 * `parseArgs` for commands of `npm run`. What is typed without `--` before it npm keeps for itself, and tells in the
 * environment alone: the command would do something else than was meant.
 *
 * @throws Error that says what to type, or what is wrong with an option
 */
export function parseTyped<T extends ParseArgsConfig>(
  config: T,
  env: NodeJS.ProcessEnv = process.env,
): ReturnType<typeof parseArgs<T>> {
  const read: T = { ...config, args: withNegative(config.args ?? []) };
  const { values, positionals } = parseArgs({ ...read, strict: false, allowPositionals: true });
  const taken = Object.keys(config.options ?? {}).flatMap((name) => {
    const key = name.replaceAll('-', '_');
    const value = env[`npm_config_${key}`] || env[`npm_config_${COMPLETED[key]}`];
    return value && values[name] === undefined ? [{ name, said: value === 'true' ? '' : ` ${value}` }] : [];
  });
  if (env.npm_lifecycle_event && taken.length > 0) {
    const words = [...positionals.slice(0, 1), ...taken.map(({ name, said }) => `--${name}${said}`)];
    const names = taken.map(({ name }) => `--${name}`).join(' and ');
    throw new Error(
      `npm took ${names} for itself, so nothing was done. Options stand after --: npm run ${env.npm_lifecycle_event} -- ${words.join(' ')}`,
    );
  }
  const empty = Object.entries(values).find(([, value]) => typeof value === 'string' && value.trim() === '');
  if (empty) throw new Error(`--${empty[0]}: expected a text, got ${JSON.stringify(empty[1])}.`);
  return parseArgs(read);
}

/** A number below zero is a value: no option of ours is a digit. */
function withNegative(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const one of args)
    joined.push(/^-\d/.test(one) && joined.at(-1)?.startsWith('--') ? `${joined.pop()}=${one}` : one);
  return joined;
}
