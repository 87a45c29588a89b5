import { decode } from 'shared-kernel/decode/decode';
import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/**
 * The header in which `delivery` tells `api` what is live, with each beacon that it forwards. A visitor's own header of
 * this name never gets through.
 */
export const LIVE_RELEASES_HEADER = 'x-tyso-live';

/** Most patterns of pages, far above what there are, and below what a header may weigh. */
export const MOST_ROUTES = 60;

const candidateSchema = v.object({
  release: text,
  /** ISO time at which it began: a release may be a candidate twice. */
  since: text,
  /** Of a hundred browsers, how many take it. */
  share: integer,
  /** How many browsers of one address count in each arm. */
  most: integer,
});
export type JudgedCandidate = v.InferOutput<typeof candidateSchema>;

const liveReleasesSchema = v.object({
  /** By remote, or `shell`: the live release and the one before. */
  releases: v.record(v.string(), v.array(text, 'a list')),
  /** By remote: releases that are compared with the live one. */
  candidates: v.optional(v.record(v.string(), candidateSchema)),
  /** The patterns of all pages. */
  routes: v.pipe(v.array(text, 'a list'), v.maxLength(MOST_ROUTES, `at most ${MOST_ROUTES} routes`)),
});

/** What exists now: releases and pages. */
export type LiveReleases = v.InferOutput<typeof liveReleasesSchema>;

type Packed = {
  readonly releases: Readonly<Record<string, readonly string[]>>;
  readonly candidates?: Readonly<Record<string, JudgedCandidate>>;
  readonly routes: readonly string[];
};

/** As the value of the header. */
export function packLiveReleases(live: Packed): string {
  return Buffer.from(JSON.stringify(live)).toString('base64url');
}

/** @returns `undefined` for a missing or unreadable value */
export function unpackLiveReleases(header: string | string[] | undefined): LiveReleases | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    return decode(liveReleasesSchema, JSON.parse(Buffer.from(header, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

/** {@link unpackLiveReleases}, which remembers the last value: it stays the same from one release to the next. */
export function createLiveReleasesReader(): typeof unpackLiveReleases {
  let last: { readonly header: string; readonly live: LiveReleases | undefined } | undefined;
  return (header) => {
    if (typeof header !== 'string') return undefined;
    if (last?.header !== header) last = { header, live: unpackLiveReleases(header) };
    return last.live;
  };
}
