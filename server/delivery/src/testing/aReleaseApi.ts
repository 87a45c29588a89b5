import { AdminRefusedError, NoAdminEndpointError } from 'server-shared/admin/adminClient';
import { sha256Of } from 'server-shared/releases/files';
import {
  CHECKS,
  type HistoryLine,
  type LiveAnswer,
  type LiveOrder,
  type ReleaseList,
  type ReleaseOrder,
} from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import type { ReleaseApi } from '../release/releaseApi';
import { NOTHING, storedRelease } from './stages';

type Known = ReleaseList['names'][number];

/** A change that a team made. */
export const aHistoryLine = (changes: Partial<HistoryLine>): HistoryLine => ({
  at: '2022-12-09T21:00:00Z',
  by: 'scores',
  who: 'anh@tyso',
  action: 'live',
  from: undefined,
  to: undefined,
  candidate: undefined,
  share: undefined,
  reason: undefined,
  unchecked: undefined,
  ...changes,
});

/** What commands ask, answered from memory: what is live by its list, and orders as they came. */
export function aReleaseApi() {
  const known = new Map<LiveName, Known>();
  let live: LiveAnswer = NOTHING;
  const files = new Map<string, Buffer>();
  const orders: LiveOrder[] = [];
  const puts: { readonly name: LiveName; readonly release: string; readonly order: ReleaseOrder }[] = [];
  const before: (() => Promise<void>)[] = [];
  let isAway = 0;

  /** Another release is live. */
  async function put(name: LiveName, content: Readonly<Record<string, string>>, history: readonly HistoryLine[] = []) {
    const { named, bytes, pointer } = await storedRelease(name, content);
    for (const [sha256, content] of bytes) files.set(sha256, content);
    const { release } = named;
    const stored = { release, contract: pointer.live.contract, at: '2022-12-09T19:00:00Z', by: 'local' };
    const releases = [
      ...(known.get(name)?.releases ?? []),
      { ...stored, files: named.files, checks: [...CHECKS], preview: undefined },
    ];
    const version = (known.get(name)?.version ?? 0) + 1;
    known.set(name, { name, version, pointer, rest: undefined, releases, history: [...history] });
    live = {
      ...live,
      pointers: [...live.pointers.filter(({ remote }) => remote !== name), pointer],
      releases: [...live.releases.filter((one) => one.name !== name), named],
    };
    return release;
  }

  const api: ReleaseApi = {
    isHere: true,
    list: async (name) => ({ names: [...known.values()].filter((one) => name === undefined || one.name === name) }),
    live: async () => live,
    missing: async (hashes) => hashes.filter((sha256) => !files.has(sha256)),
    file: async (sha256) => files.get(sha256) ?? Buffer.of(),
    async putFiles(contents) {
      for (const content of contents) files.set(sha256Of(content), content);
    },
    putRelease: async (name, release, order) => void puts.push({ name, release, order }),
    async change(order) {
      orders.push(order);
      await before.shift()?.();
      const changes = order.changes.map(({ name, action, release, share }) => {
        const from = known.get(name)?.pointer?.live.release;
        const kind =
          action === 'share'
            ? ('candidate' as const)
            : from === release
              ? ('unchanged' as const)
              : ('changed' as const);
        const candidate = kind === 'candidate' ? release : undefined;
        return {
          name,
          kind,
          from,
          to: candidate === undefined ? release : from,
          candidate,
          share,
          isOn: true,
          why: undefined,
        };
      });
      return { number: orders.length, changes };
    },
    preview: async ({ label }) => ({ key: `key-of-${label}`, until: 1_670_700_000 }),
    erase: async (sha256) => void files.delete(sha256),
    async figures() {
      throw new AdminRefusedError(503, 'nothing was counted yet');
    },
  };

  return {
    api,
    known,
    files,
    orders,
    puts,
    put,
    /** What happens before the next change, which it may refuse. */
    beforeChange: (what: () => Promise<void>) => void before.push(what),
    /** So many times it is not there. */
    away(times: number) {
      isAway = times;
    },
    async open(dataDir: string): Promise<ReleaseApi> {
      if (isAway-- > 0) throw new NoAdminEndpointError(dataDir);
      return api;
    },
  };
}
