import type { ParseArgsConfig } from 'node:util';
import { parseTyped } from 'server-shared/commands/parseTyped';
import { errorCode } from 'server-shared/files/errorCode';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { toError } from 'shared-kernel/decode/toError';

/**
 * Parses the arguments of a command.
 *
 * @throws ReleaseError with what is wrong; where an option is unknown, with the usage
 */
export function typed<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
) {
  try {
    return parseTyped({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const isUnknown = errorCode(error).startsWith('ERR_PARSE_ARGS');
    throw new ReleaseError([toError(error).message, ...(isUnknown ? [usage] : [])].join('\n'));
  }
}
