import type { ChangedAnswer, LiveOrder } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import type { Store } from '../store/store';
import type { LiveFeed } from './createLiveFeed';
import { decideOrder } from './decideOrder';
import type { Views } from './outcome';

/** @throws ReleaseError with the reason when it must not be; nothing has changed then */
export type ChangeLive = (order: LiveOrder, by: string) => Promise<ChangedAnswer>;

type Deps = {
  store: Pick<Store, 'releases'>;
  feed: Pick<LiveFeed, 'look'>;
  /** How many page loads a name had within the hour. */
  viewsOf: (name: LiveName) => Promise<Views>;
  /** Server time in unix seconds. */
  now: () => number;
};

/** The one way to change what is live: of teams, the operator and the judge. */
export function createChangeLive({ store: { releases }, feed, viewsOf, now }: Deps): ChangeLive {
  return async (order, by) => {
    const [first] = order.changes;
    const isAsked = order.changes.length === 1 && first?.action === 'live' && !first.isNow;
    // Before it begins: counts need not hold up other changes.
    const views = isAsked ? await viewsOf(first.name) : ({ kind: 'together' } as const);
    const about = { by, views, now: new Date(now() * 1000) };
    const { number, changes } = await releases.change((state) => decideOrder(order, state, about));
    // Who hears that it is done finds it done.
    await feed.look();
    return { number, changes };
  };
}
