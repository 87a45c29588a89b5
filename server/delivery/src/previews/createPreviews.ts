import type { AdminClient } from 'server-shared/admin/adminClient';
import { createPreviewLookup } from 'server-shared/previews/createPreviewLookup';
import {
  isReleaseKey,
  type NamedRelease,
  type ReleasePreview,
  releasePreviewPath,
  releasePreviewSchema,
} from 'server-shared/releases/liveAnswer';
import { decoder, type Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';
import { soundRelease } from '../live/readAnswer';
import type { Live } from '../pointers/livePointers';

/**
 * Why a link shows no preview: it is no link of ours, or too late for it, or what it shows is gone or may not be served, or
 * nobody can say just now.
 */
export type NoPreview = { readonly kind: 'forged' | 'expired' | 'gone' | 'unknown' };

export type Previews = {
  /** What is live with the release or the content that the token names; a clear refusal otherwise. */
  look(token: string, live: Live): Promise<{ readonly kind: 'shown'; readonly live: Live } | NoPreview>;
};

/** Where `api` is not asked. */
export const NO_PREVIEWS: Previews = { look: async () => ({ kind: 'unknown' }) };

const PATIENCE_MS = 3_000;

/** Of keys that are made up one after the other, no more are asked for at a time. */
const MAX_AT_ONCE = 10;

const answer = decoder(v.nullable(v.object({ ...releasePreviewSchema.entries, release: soundRelease })));

type Deps = {
  readonly report: Report;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Brings all files of a release. Rejects when it is not to be served. */
  readonly bring: (named: NamedRelease) => Promise<void>;
};

/** Looks at a release before it is live: `api` says which one a link's key stands for. */
export function createPreviews(api: Pick<AdminClient, 'get'>, { report, now, bring }: Deps): Previews {
  const find = createPreviewLookup<ReleasePreview>({
    async read(key) {
      try {
        return (await api.get(releasePreviewPath(key), answer, PATIENCE_MS)) ?? undefined;
      } catch (error) {
        report(toError(error));
        throw error;
      }
    },
    atOnce: MAX_AT_ONCE,
    now,
  });

  return {
    async look(token, live) {
      if (!isReleaseKey(token)) return { kind: 'forged' };
      const known = await find(token);
      if (!known) return { kind: 'unknown' };
      const { found } = known;
      if (!found || !isOfRelease(found)) return { kind: 'gone' };
      if (now() >= found.until * 1000) return { kind: 'expired' };
      const isHere = await bring(found.release).then(
        () => true,
        () => false,
      );
      return isHere ? { kind: 'shown', live: liveWithPreview(live, found) } : { kind: 'gone' };
    },
  };
}

function isOfRelease({ name, pointer, release }: ReleasePreview): boolean {
  return pointer.remote === name && release.name === name && release.release === pointer.live.release;
}

/**
 * What is live, with a previewed release in the place of its remote's own. It is on, even where the remote is off or was
 * never released; the browser renders it, and no release before is its fallback when it fails.
 */
function liveWithPreview(live: Live, { pointer, label, until }: ReleasePreview): Live {
  const preview = { remote: pointer.remote, release: pointer.live.release, label, until };
  const looked = { drawing: 'off', previous: undefined } as const;
  if (pointer.remote === 'shell') {
    const shell = { ...pointer, ...looked };
    return { ...live, shell, scripts: shell.live.scripts, own: shell.live, preview };
  }
  const shown = { ...pointer, ...looked, candidate: undefined, state: 'on' as const };
  const others = live.remotes.filter(({ remote }) => remote !== shown.remote);
  return {
    ...live,
    remotes: [...others, shown].sort((one, other) => (one.remote < other.remote ? -1 : 1)),
    unread: live.unread.filter((name) => name !== shown.remote),
    preview,
  };
}
