import type { Changes, FollowRequest, Lane, LaneNumbers } from '../../protocol/lanes';

type Asked = {
  readonly request: FollowRequest;
  /** The highest numbers of the frames since; those of the answer's frame among them. */
  upTo: LaneNumbers;
  /** Matches came meanwhile that are older than the request says. */
  isOutdated: boolean;
};

/**
 * Where the page stands in each lane, and what it asks of the server, whatever is lost, repeated or late.
 *
 * It is in sync while it gets all changes of its lanes, and nothing was missed before.
 *
 * @param forget called when no version counts any more
 */
export function createLanes(forget: () => void) {
  /** Up to where all known matches are complete. */
  let position: LaneNumbers = {};
  /** The lanes that are in sync on this connection. */
  let inSync: readonly Lane[] = [];
  let asked: Asked | undefined;

  /** Counts an older snapshot in. @returns whether it may have missed something */
  function lowerTo(upTo: number): boolean {
    const lowered = { football: lower(position.football, upTo), prices: lower(position.prices, upTo) };
    const isLower = lowered.football !== position.football || lowered.prices !== position.prices;
    position = lowered;
    if (isLower) inSync = [];
    if (asked) asked.isOutdated ||= isLower;
    return isLower;
  }

  return {
    position: () => position,
    /** Begins a request. One at a time: `answered` or `lost` ends it. */
    ask(lanes: readonly Lane[], quiet: boolean): FollowRequest {
      const isKnown = lanes.every((lane) => position[lane] !== undefined);
      const since = isKnown ? numbersOf(lanes, (lane) => position[lane]) : undefined;
      asked = { request: { lanes, since, quiet: quiet || undefined }, upTo: {}, isOutdated: false };
      return asked.request;
    },
    /** @param isComplete whether the server has sent all that was missed */
    answered(isComplete: boolean): void {
      if (!asked) return;
      const { request, upTo, isOutdated } = asked;
      asked = undefined;
      inSync = isComplete && !isOutdated ? request.lanes : [];
      if (isComplete && !isOutdated) {
        position = { ...position, ...numbersOf(request.lanes, (lane) => highest(position[lane], upTo[lane])) };
      } else if (!isComplete && request.since) {
        position = {};
        forget();
      }
    },
    lost(): void {
      asked = undefined;
      inSync = [];
    },
    isInSync: (lanes: readonly Lane[]) => lanes.every((lane) => inSync.includes(lane)),
    /** A snapshot was loaded. @returns whether to ask for what it lacks */
    loaded(upTo: number | undefined): boolean {
      const isPlaced = position.football !== undefined || position.prices !== undefined;
      if (isPlaced) return lowerTo(upTo ?? 0);
      position = upTo === undefined ? {} : { football: upTo, prices: upTo };
      return upTo !== undefined;
    },
    /** A frame was folded in. */
    passed(frame: Changes): void {
      if (frame.isPartial) {
        inSync = [];
        if (asked) asked.isOutdated = true;
        position = {};
      } else if (asked) {
        const { upTo, request } = asked;
        asked.upTo = numbersOf(request.lanes, (lane) => highest(upTo[lane], frame.upTo[lane]));
      } else {
        position = { ...position, ...numbersOf(inSync, (lane) => highest(position[lane], frame.upTo[lane])) };
      }
    },
  };
}

const lower = (known: number | undefined, upTo: number) => (known === undefined ? undefined : Math.min(known, upTo));

const highest = (known: number | undefined, came: number | undefined) =>
  known === undefined || came === undefined ? (known ?? came) : Math.max(known, came);

function numbersOf(lanes: readonly Lane[], numberOf: (lane: Lane) => number | undefined): LaneNumbers {
  return Object.fromEntries(lanes.flatMap((lane) => (numberOf(lane) === undefined ? [] : [[lane, numberOf(lane)]])));
}
