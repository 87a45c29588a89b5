import { type FollowedVendor, followedVendor, type Shown, START } from './followedVendor';

const HOUR = 3600;
const DAY = 24 * HOUR;
const TEAMS = 20;

/** Ways to move a match, from a few hours to out of sight. */
const MOVES = [2 * HOUR, -3 * HOUR, DAY, -DAY, 6 * DAY, 12 * DAY, 40 * DAY] as const;

type Options = {
  hours: number;
  /** Matches a day at first. */
  most: number;
  seed: number;
  /** Instead of the store of tests. @param now unix seconds */
  shownBy?: undefined | ((now: () => number) => Shown);
};

/**
 * A vendor that moves, removes, renames, adds and makes anew two matches an hour, and a feed that is started anew now and then:
 * each hour what is shown is compared with the vendor's own list.
 *
 * @returns how many matches were compared
 * @throws Error for a match that stands where the vendor has not said it within the hours in which the feed hears of a
 *   change, and for one that is missing though the vendor has said it for so long
 */
export async function compareHourly(one: FollowedVendor, { hours, most, seed, shownBy }: Options): Promise<number> {
  const { clock, start, stop, listed, shown, change } = busyVendor(one, { most, seed, shownBy });
  const isNear = (kickOff: number) => Math.abs(kickOff - clock.now()) < 15 * DAY;
  const lists = [listed()];
  let compared = 0;
  start();
  for (let hour = 1; hour <= hours; hour++) {
    // Only the store knows what was published before.
    if (hour % 15 === 0) {
      stop();
      start();
    }
    await clock.turnTo(START + hour * HOUR - 1);
    lists.push(listed());
    const last = lists.slice(-one.hears);
    const board = await shown();
    for (const [id, kickOff] of board)
      if (isNear(kickOff) && !last.some((list) => list.get(id) === kickOff))
        throw new Error(`After ${hour} hours ${id} stands at ${kickOff}; the vendor says ${listed().get(id)}`);
    for (const [id, kickOff] of listed()) {
      if (!isNear(kickOff) || !last.every((list) => list.get(id) === kickOff)) continue;
      compared += 1;
      if (board.get(id) !== kickOff) throw new Error(`After ${hour} hours ${id} of ${kickOff} is missing`);
    }
    change();
    change();
  }
  stop();
  return compared;
}

/** Numbers from 0 to 1, always the same for a seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function busyVendor(one: FollowedVendor, { most, seed, shownBy }: Omit<Options, 'hours'>) {
  const feed = followedVendor(one, shownBy);
  const { clock, vendor } = feed;
  const random = seeded(seed);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <T>(all: readonly T[]): T | undefined => all[below(all.length)];

  /** No two teams meet twice within two days. */
  function isFree(home: number, away: number, kickOff: number, but?: number): boolean {
    const meet = (other: { home: number; away: number }) =>
      [home, away].includes(other.home) && [home, away].includes(other.away);
    return ![...vendor.fixtures.values()].some(
      (other) => other.id !== but && Math.abs(other.kickOff - kickOff) < 2 * DAY && meet(other),
    );
  }

  function add(kickOff: number): void {
    const [home, away] = [1 + below(TEAMS), 1 + below(TEAMS)];
    if (home !== away && isFree(home, away, kickOff)) vendor.add({ kickOff, home, away });
  }

  function change(): void {
    const soon = clock.now() + HOUR;
    const [it, kind] = [pick([...vendor.fixtures.values()].filter(({ kickOff }) => kickOff > soon)), below(5)];
    if (!it) return;
    const kickOff = it.kickOff + (pick(MOVES) ?? 0);
    if (kind === 0) vendor.remove(it.id);
    if (kind === 1) vendor.remake(it.id);
    if (kind === 2) vendor.rename(it.home);
    // As many come as go, or a vendor would be left with empty days.
    if (kind === 0) add(soon + below(40 * DAY));
    if (kind > 2 && kickOff > soon && isFree(it.home, it.away, kickOff, it.id)) vendor.move(it.id, kickOff);
  }

  for (let day = -14; day < 75; day++) for (let match = 0; match < most; match++) add(START + day * DAY + 6 * HOUR);
  return { ...feed, change };
}
