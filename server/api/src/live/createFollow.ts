import { HubError } from 'hub/error';
import type { HubMessage } from 'hub/message';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { FOLLOW_METHOD, type FollowAnswer, LANES, type LaneNumbers } from 'shared-kernel/protocol/lanes';
import * as v from 'valibot';
import type { Board } from '../board/createBoard';
import type { LaneLog } from './createLaneLog';
import { laneGroup } from './createLaneSender';
import { reloadGroup } from './createReloads';
import { createResumes } from './createResumes';
import { createSharedRead } from './createSharedRead';

/** The hub's group of clients that follow no lanes: they get whole matches. */
export const WHOLE_GROUP = 'whole';

/** Calls of one client that are answered at once; it then waits this long for each, in milliseconds. */
const CALLS_AT_ONCE = 5;
const CALL_MS = 1000;

/** A client that was with another node may know of changes that this one is about to read. */
const NODE_LAG_MS = 1500;

const NUMBER = 'a number of the change log';
const laneNumber = v.optional(v.pipe(v.number(NUMBER), v.safeInteger(NUMBER), v.minValue(0, NUMBER)));

export const followRequest = v.object({
  lanes: v.pipe(v.array(v.picklist(LANES, `one of ${LANES.join(', ')}`), 'a list of lanes'), v.nonEmpty('a lane')),
  since: v.optional(v.object({ football: laneNumber, prices: laneNumber }, 'numbers by lane')),
  quiet: v.optional(v.boolean('true or false')),
});

/** The client that calls. */
type Caller = {
  join(group: string): void;
  leave(group: string): void;
  send(message: HubMessage): void;
  setPace(pace: 'usual' | 'quiet'): void;
};

type Follower = { group: string; callsLeft: number; countedAt: number };

type FollowOptions = {
  board: Pick<Board, 'last' | 'revision'>;
  log: Pick<LaneLog, 'reach' | 'resume'>;
  /** Resolves once the board has what the store has. */
  look: () => Promise<void>;
  /** Monotonic milliseconds. */
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
  /** Since when no feed is heard, in unix seconds; `undefined` while one is. */
  silentSince?: () => number | undefined;
};

/** The hub's method `Follow`, and what it does with a new client. */
export function createFollow({ board, log, look, now, pause, silentSince = () => undefined }: FollowOptions) {
  const followers = new WeakMap<Caller, Follower>();
  const resume = createResumes({ board, log, now });
  const sharedRead = createSharedRead({ read: look, now, pause });
  let followed = 0;

  function followerOf(caller: Caller): Follower {
    const known = followers.get(caller);
    if (known) return known;
    const follower = { group: WHOLE_GROUP, callsLeft: CALLS_AT_ONCE, countedAt: now() };
    followers.set(caller, follower);
    caller.join(reloadGroup(followed));
    followed += 1;
    return follower;
  }

  /** The hub reads no further call meanwhile, so a flood waits at its client. */
  async function inTurn(follower: Follower): Promise<void> {
    const earned = Math.floor((now() - follower.countedAt) / CALL_MS);
    follower.callsLeft = Math.min(CALLS_AT_ONCE, follower.callsLeft + earned);
    follower.countedAt += earned * CALL_MS;
    if (follower.callsLeft > 0) {
      follower.callsLeft -= 1;
      return;
    }
    await pause(CALL_MS);
    follower.countedAt = now();
  }

  async function caughtUp(since: LaneNumbers): Promise<void> {
    const wanted = Math.max(...Object.values(since));
    if (wanted > board.last()) await Promise.race([sharedRead(), pause(NODE_LAG_MS)]);
  }

  return {
    onConnected: (caller: Caller): void => caller.join(WHOLE_GROUP),
    methods: {
      /** @throws HubError when the request has another shape */
      async [FOLLOW_METHOD](caller: Caller, raw: unknown): Promise<FollowAnswer> {
        const { lanes, since, quiet } = readRequest(raw);
        const follower = followerOf(caller);
        await inTurn(follower);
        if (since) await caughtUp(since);
        // From here on nothing waits: what changes later reaches the client as a member of its group.
        caller.leave(follower.group);
        follower.group = laneGroup(lanes, quiet);
        caller.join(follower.group);
        caller.setPace(quiet ? 'quiet' : 'usual');
        const missed = since && resume(lanes, since);
        if (missed) caller.send(missed);
        const silent = silentSince();
        return { isComplete: missed !== undefined, ...(silent !== undefined && { silentSince: silent }) };
      },
    },
  };
}

export type Follow = ReturnType<typeof createFollow>;

function readRequest(raw: unknown) {
  try {
    return decode(followRequest, raw, FOLLOW_METHOD);
  } catch (error) {
    throw error instanceof DecodeError ? new HubError(error.message) : error;
  }
}
