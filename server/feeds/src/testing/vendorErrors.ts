import { Refusal } from '../apiFootball/vendorResponse';
import { VendorError } from '../polled/jsonFetcher';
import { RefusedError } from '../theSports/read/vendorResponse';

/** One of each kind of error that a vendor's answer, or its absence, becomes. */
export const VENDOR_ERRORS: readonly Error[] = [
  new VendorError('openligadb: expected status 200 from /getbltable/bl1/2026, got 500', undefined, 500),
  new Refusal('api-football refuses this (/players/squads?team=33: "odd")', 'other'),
  new RefusedError('TheSports: expected results from match/diary, got a refusal', 'account'),
];
