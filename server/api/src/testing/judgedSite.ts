import type { LiveChange } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import type { RemoteRelease } from 'shared-kernel/contract/pointer';
import { createChangeLive } from '../releases/createChangeLive';
import { createLiveFeed, type LiveFeed } from '../releases/createLiveFeed';
import type { ShownRow } from '../releases/liveAnswerOf';
import type { ReleaseCounts } from '../store/schema';
import type { Store } from '../store/store';

const DAY = Date.parse('2026-11-20T13:00:00Z');

const clock = { ms: 0 };

type Outcomes = readonly [seen: number, bad: number];

type SiteStore = () => Pick<Store, 'releases' | 'addReleaseCounts' | 'listen'>;

/** What is live on a store, as a node keeps it. The clock stands until it is moved, unless another one is given. */
export function aJudgedSite(store: SiteStore, now = () => new Date(DAY + clock.ms)) {
  const checks = ['types', 'tests', 'budget', 'browser'];

  async function add(remote: string, release: string, counts: ReleaseCounts): Promise<void> {
    await store().addReleaseCounts([{ minute: Math.floor(now().getTime() / 60_000), remote, release, counts }]);
  }

  let feed: LiveFeed | undefined;
  let rows: readonly ShownRow[] = [];
  const reports: string[] = [];
  const report = (error: Error) => void reports.push(error.message);
  /** Begins to follow what is live, now and as often as it is asked to. */
  async function open(everySecond: (run: () => void) => () => void): Promise<LiveFeed> {
    feed = await createLiveFeed({ store: store(), report, everySecond });
    feed.follow((seen) => {
      rows = seen;
    });
    return feed;
  }

  async function change(
    change: Pick<LiveChange, 'name' | 'action'> & Partial<LiveChange>,
    by = 'local',
    reason = 'a test',
  ) {
    if (!feed) throw new Error('The site was not opened');
    const viewsOf = async () => ({ kind: 'unknown', why: 'nobody counts' }) as const;
    const changeLive = createChangeLive({ store: store(), feed, viewsOf, now: () => now().getTime() / 1000 });
    return changeLive({ changes: [{ isNow: false, reloads: false, ...change }], who: `${by}@here`, reason }, by);
  }

  function pointerOf(name: LiveName) {
    const pointer = rows.find((row) => row.pointer.remote === name)?.pointer;
    return pointer?.remote === 'shell' ? undefined : pointer;
  }

  /** Release, candidate and its share. */
  function liveOf(name: LiveName) {
    const { live, candidate } = pointerOf(name) ?? {};
    return [live?.release, candidate?.release.release, candidate?.share];
  }

  return {
    clock,
    open,
    change,
    liveOf,
    reports,
    rows: () => rows,
    /** Stores a release; it is not live yet. */
    async put(name: LiveName, release: string): Promise<void> {
      const by = { at: now().toISOString(), by: 'local' };
      const stored = { name, release, files: [], signatures: {}, described: described(name, release), ...by };
      await store().releases.put(stored, { checks, ...by });
    },
    /** What the history says of a name, the oldest first. */
    async history(name: LiveName) {
      const { state } = await store().releases.live();
      return state.history(name);
    },
    /** Adds browsers to both groups of a candidate. */
    async count(name: LiveName, candidate: Outcomes, control: Outcomes): Promise<void> {
      const { live, candidate: out } = pointerOf(name) ?? {};
      await add(name, out?.release.release ?? '', browsers(candidate));
      await add(name, live?.release ?? '', browsers(control, 'control '));
    },
    countAddresses: (name: LiveName, release: string, [addresses, faultyAddresses]: Outcomes) =>
      add(name, release, { addresses, faultyAddresses }),
    countRendered: (name: LiveName, release: string, [drawn, drawnBad]: Outcomes) =>
      add(name, release, { drawn, drawnBad }),
  };
}

function browsers([seen, bad]: Outcomes, group = ''): ReleaseCounts {
  return { [`${group}browsers`]: seen, [`${group}faultyBrowsers`]: bad, [`${group}browserAddresses`]: seen };
}

/** With a page of its own, so that no two clash. */
function described(name: string, release: string): RemoteRelease {
  const none = { manifestHash: undefined, entryIntegrity: undefined, server: undefined, pages: [], slots: [] };
  return { ...none, release, contract: 2, manifest: `/r/${name}/${release}/mf-manifest.json`, paths: [`/${name}`] };
}
