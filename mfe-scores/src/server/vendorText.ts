import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import type { VendorText } from 'shared-kernel/entities/vendorText';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { readVendorText, vendorTextRequest } from '../state/vendorText';

/** The answer with what a vendor wrote of a match. */
export const VENDOR_TEXT = 'text';

export function askVendorText(id: MatchId): Ask {
  return { key: VENDOR_TEXT, ...vendorTextRequest(id) };
}

/** What came of it: the page waits for none. */
export function vendorTextIn(answers: readonly Answer[]): VendorText | undefined {
  return readAnswer(answers, VENDOR_TEXT, (raw) => readVendorText(() => {})(raw));
}
