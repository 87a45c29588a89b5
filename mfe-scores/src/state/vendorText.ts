import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { MatchId } from 'shared-kernel/entities/match';
import { type VendorText, vendorTextSchema } from 'shared-kernel/entities/vendorText';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { VENDOR_TEXT_PATH } from 'shared-kernel/protocol/vendorText';
import { createPolled } from './createPolled';
import { noneIfMissing } from './noneIfMissing';

export function vendorTextRequest(match: MatchId): { path: string; query: Query } {
  return { path: VENDOR_TEXT_PATH, query: { MatchId: match } };
}

/** Reads the answer; `undefined` where no vendor wrote any. */
export function readVendorText(report: Report): (raw: unknown) => VendorText | undefined {
  return recordAnswer(vendorTextSchema, report);
}

/** What a vendor wrote of a match, which may be more any moment. A server of before has none. */
export function createVendorText(shell: Shell, match: MatchId, isWritten: () => boolean) {
  const { http, report } = shell;
  const { path, query } = vendorTextRequest(match);
  return createPolled(
    shell,
    (signal) =>
      http
        .get(path, { query, decode: readVendorText(report), signal })
        .catch(noneIfMissing(undefined))
        .then((text) => ({ text })),
    () => isWritten() && document.visibilityState !== 'hidden',
  );
}
