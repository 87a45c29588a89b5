import { silentSince } from '../silentSince';
import { createFakeWallClock, settled } from '../testing/fakeWallClock';
import type { PushHandlers } from '../vendorEdge';
import { NOW } from './testing/samples';
import type { TheSportsConfig } from './theSportsConfig';
import { theSportsProvider } from './theSportsProvider';

const CONFIG: TheSportsConfig = {
  kind: 'thesports',
  origin: 'https://vendor.example',
  pushUrl: 'wss://push.example',
  user: 'tyso',
  secret: 'hush',
  bookmaker: 3,
  competitions: [],
  hot: [],
};

it('is not silent by night where the plan has no polls, as long as its push is open', async () => {
  const clock = createFakeWallClock(NOW);
  let push: PushHandlers | undefined;
  const provider = theSportsProvider(CONFIG, {
    clock,
    random: () => 0,
    report: () => {},
    fetch: async () => Response.json({ err: 'URL is not authorized to access' }),
    subscribe(_, handlers) {
      push = handlers;
      return () => {};
    },
  });
  const stop = provider.start({ startedAt: NOW }, async () => {});
  const silence = () => silentSince(provider.contacts?.() ?? [], { now: clock.now(), limit: 90, before: undefined });
  await settled();
  push?.onOpen();
  await clock.turnTo(NOW + 600);
  expect(silence()).toBeUndefined();
  push?.onLost(new Error('cut'));
  await clock.turnTo(NOW + 700);
  expect(silence()).toBe(NOW + 600);
  stop();
  expect(provider.contacts?.()).toEqual([]);
});
