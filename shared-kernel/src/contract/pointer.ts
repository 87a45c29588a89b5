import * as v from 'valibot';
import { integer, numberThat, optional, text, withDefault } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { pageDescriptionSchema, routePattern } from './pageDescription';
import { SLOT_NAMES } from './slotName';

/**
 * The name of a remote, that of its package. Which there are is said by the pointers alone. The shell is released the
 * same way and has its own pointer.
 */
export type RemoteName = `mfe-${string}`;

export function isRemoteName(raw: unknown): raw is RemoteName {
  return typeof raw === 'string' && raw.length <= 60 && /^mfe(?:-[a-z0-9]+)+$/.test(raw);
}

const rootPath = v.pipe(text, v.regex(/^\/r(?:\/[\w-][\w.-]*){2,}$/, 'a path under /r/'));
const integrity = v.pipe(text, v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a sha384 integrity value'));
const contract = v.pipe(integer, v.minValue(1, 'a contract of 1 or more'));

/** The script that renders its pages on the server; missing in releases that leave it to the browser. */
const server = optional(v.object({ src: rootPath, integrity }));

/** What a release says of its pages; an unreadable one is left out alone. */
const pagesOf = (place: Place) => secondary(`${place}.pages`, validItems(`${place}.pages`, pageDescriptionSchema), []);

/** Where a release stands in its pointer, for reports. */
type Place = 'live' | 'previous' | 'candidate.release';

/** One immutable release of a remote: its address, and the page paths and slots it serves. */
const remoteReleaseAt = (place: Place) =>
  v.object({
    /** `<semver>-<content hash>` */
    release: text,
    contract,
    manifest: rootPath,
    /** SHA-256 of the manifest in lower-case hex; the manifest says how the entry is to be run. */
    manifestHash: optional(v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex'))),
    entryIntegrity: optional(integrity),
    server,
    /** Route patterns that its `./App` renders, such as `/news/:id`. */
    paths: v.array(routePattern),
    /** More about them, in any order. */
    pages: pagesOf(place),
    /** Slots that its `./Slots` renders. One that this reader does not know is left out alone. */
    slots: validItems(`${place}.slots`, v.picklist(SLOT_NAMES, 'a slot name')),
  });
export type RemoteRelease = v.InferOutput<ReturnType<typeof remoteReleaseAt>>;

const share = numberThat('a share from 1 to 100', (value) => Number.isInteger(value) && value >= 1 && value <= 100);

/** A release beside the live one, which some browsers take: `armOf` says which. */
const candidateSchema = v.object({
  /** How many of a hundred browsers take it. */
  share,
  /** ISO time at which it began. */
  since: text,
  release: remoteReleaseAt('candidate.release'),
});
export type Candidate = v.InferOutput<typeof candidateSchema>;

/** `/live/<remote>.json`: which release of a remote is live. One file per remote, so no two teams write the same. */
export const remotePointerSchema = v.object({
  schema: v.literal(1, 'schema 1'),
  remote: v.custom<RemoteName>(isRemoteName, 'the name of a remote, such as mfe-scores'),
  state: v.picklist(['on', 'off'], 'on or off'),
  /** Whether its pages are left to the browser, although its release could render them on the server. */
  drawing: optional(v.literal('off', 'off')),
  live: remoteReleaseAt('live'),
  previous: optional(remoteReleaseAt('previous')),
  /** Everybody has the live release where this cannot be read. */
  candidate: secondary('candidate', candidateSchema),
  changedAt: text,
});
export type RemotePointer = v.InferOutput<typeof remotePointerSchema>;

const shellReleaseAt = (place: Place) =>
  v.object({
    release: text,
    contract,
    /** Scripts to load, in order. */
    scripts: v.array(v.object({ src: rootPath, integrity })),
    server,
    /** Route patterns that the shell renders itself. */
    paths: withDefault(v.array(routePattern), []),
    pages: pagesOf(place),
  });
export type ShellRelease = v.InferOutput<ReturnType<typeof shellReleaseAt>>;

/** `/live/shell.json` */
export const shellPointerSchema = v.object({
  schema: v.literal(1, 'schema 1'),
  remote: v.literal('shell', 'shell'),
  /** As in {@link remotePointerSchema}. */
  drawing: optional(v.literal('off', 'off')),
  live: shellReleaseAt('live'),
  previous: optional(shellReleaseAt('previous')),
  changedAt: text,
});
export type ShellPointer = v.InferOutput<typeof shellPointerSchema>;
