import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ReleaseError } from 'server-shared/releases/releaseError';

/**
 * Parses the arguments of a command.
 *
 * @throws ReleaseError with the usage when an option is unknown
 */
export function typed<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
