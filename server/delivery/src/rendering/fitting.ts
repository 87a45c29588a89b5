import { toError } from 'shared-kernel/decode/toError';
import { RenderFault } from './renderFault';

/** What decodes an entry's response: where it throws, the release gave something unfit. */
export function fitting<T>(decoded: () => T): T {
  try {
    return decoded();
  } catch (error) {
    throw new RenderFault('unfit', toError(error).message);
  }
}
