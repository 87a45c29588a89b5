import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/**
 * The header in which `delivery` tells `api` what is live, with each beacon that it forwards. A visitor's own header of
 * this name never gets through.
 */
export const LIVE_RELEASES_HEADER = 'x-tyso-live';

const liveReleasesSchema = v.object({
  /** By remote, or `shell`: the live release and the one before. */
  releases: v.record(v.string(), v.array(text, 'a list')),
  /** The patterns of all pages. */
  routes: v.array(text, 'a list'),
});

/** What exists now: releases and pages. */
export type LiveReleases = v.InferOutput<typeof liveReleasesSchema>;

type Packed = { readonly releases: Readonly<Record<string, readonly string[]>>; readonly routes: readonly string[] };

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
