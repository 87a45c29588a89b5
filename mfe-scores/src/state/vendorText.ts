import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { type VendorText, vendorTextSchema } from 'shared-kernel/entities/vendorText';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { VENDOR_TEXT_PATH } from 'shared-kernel/protocol/vendorText';
import { createPolled } from './createPolled';
import { ask, type Question } from './question';

/** What a vendor wrote of a match; `undefined` where none did. */
export const VENDOR_TEXT: Question<VendorText | undefined> = {
  key: 'text',
  path: VENDOR_TEXT_PATH,
  param: 'MatchId',
  read: (report) => recordAnswer(vendorTextSchema, report),
  none: undefined,
};

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
