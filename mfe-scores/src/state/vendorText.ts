import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { vendorTextSchema } from 'shared-kernel/entities/vendorText';
import { VENDOR_TEXT_PATH } from 'shared-kernel/protocol/vendorText';
import { createPolled } from './createPolled';
import { ask, recordQuestion } from './question';

/** What a vendor wrote of a match; `undefined` where none did. */
export const VENDOR_TEXT = recordQuestion({ key: 'text', path: VENDOR_TEXT_PATH, param: 'MatchId' }, vendorTextSchema);

/** It grows while the match is live, and is whole with the first answer after that, whenever the page is seen again. */
export function createVendorText(shell: Shell, match: MatchId, isLive: () => boolean) {
  let isWhole = false;
  return createPolled(
    shell,
    async (signal) => {
      const mayGrow = isLive();
      const answer = await ask(shell, VENDOR_TEXT, match, signal);
      isWhole = !mayGrow;
      return answer;
    },
    { isSeen: () => !isWhole && document.visibilityState !== 'hidden' },
  );
}
