import type { PolledSource } from '../../polled/follow';
import type { Refusals } from '../createRefusals';
import type { TheSportsApi } from '../createTheSportsApi';
import { liveItemSchema } from '../read/liveItem';
import type { VendorState } from '../vendorState';
import { endpointPoll } from './endpointPoll';

export const LIVE = 'match/detail_live';

/** The vendor's own advice, in seconds. */
export const LIVE_EVERY = 2;

/** When the live matches were heard of last, in unix seconds: by `detail_live`, which has the whole state, and by a push. */
export type Heard = { polledAt: number; pushedAt: number };

type Deps = { now: () => number; heard: Heard; refusals: Refusals };

/** Asks for all matches of the last two hours: the way round when the push is lost, and the check on it. */
export function livePoll(api: TheSportsApi, vendorState: VendorState, { now, heard, refusals }: Deps): PolledSource {
  return endpointPoll(api, { endpoint: LIVE, every: LIVE_EVERY, refusals }, (results, askedAt) => {
    const items = api.items(liveItemSchema, results, LIVE);
    heard.polledAt = now();
    vendorState.keepLive(items, { kind: 'poll', askedAt, now: now() });
  });
}
