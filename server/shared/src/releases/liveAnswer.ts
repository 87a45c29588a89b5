import { integer, optional, text, withDefault } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { type LiveName, toLiveName } from './liveName';
import { type Pointer, remoteFileSchema, shellFileSchema } from './livePointer';

/** What is live, asked with `?epoch=…&after=…`; waits for a change. */
export const LIVE_PATH = '/internal/live';

/** Takes files of releases: `files`, each in base64. */
export const FILES_PATH = '/internal/files';

/** Says which of these `hashes` have no file. */
export const MISSING_PATH = `${FILES_PATH}/missing`;

/** One file of a release, under the hash of its bytes: `GET` and `DELETE`. */
export const filePath = (sha256: string) => `${FILES_PATH}/${sha256}`;

export const sha256Schema = v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex'));

/** A relative path such as `App.77.js` or `App.77.js.br`: never absolute, never with `..`. */
const releasePath = v.pipe(
  text,
  v.maxLength(200),
  v.regex(/^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'the path of a file in a release'),
);

export const releaseFileSchema = v.object({ path: releasePath, sha256: sha256Schema, bytes: integer });

/** A file of a release; its encodings (`.br`, `.gz`) are files of their own. */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

export const liveNameSchema = v.custom<LiveName>(
  (name) => toLiveName(name) !== undefined,
  'shell, or the name of a remote such as mfe-scores',
);

/** Base64 of an Ed25519 signature by each key that signed the list of files. */
const signaturesSchema = withDefault(v.record(v.string(), text), {});

const namedReleaseSchema = v.object({
  name: liveNameSchema,
  release: text,
  files: v.array(releaseFileSchema),
  signatures: signaturesSchema,
});

/** A release that a pointer names, with all its files. */
export type NamedRelease = v.InferOutput<typeof namedReleaseSchema>;

const pointerSchema: v.GenericSchema<unknown, Pointer> = v.union([shellFileSchema, remoteFileSchema], 'a pointer');

/** What is live: `delivery` holds it in memory, and in `last-good.json` of its data folder. */
export const liveAnswerSchema = v.object({
  /** Made with the database, renewed by a restore: numbers of two epochs say nothing of each other. */
  epoch: text,
  /** Of the last change. */
  number: integer,
  pointers: v.array(pointerSchema),
  /** Each release that a pointer names, once. */
  releases: v.array(namedReleaseSchema),
  /** Where pages of a remote that was removed lead to, by pattern. */
  moved: withDefault(v.record(v.string(), text), {}),
  /** Names whose row cannot be read, each with the reason: of these goes on what was known before. */
  unread: withDefault(v.record(v.string(), text), {}),
});

type Answer = v.InferOutput<typeof liveAnswerSchema>;
export type LiveAnswer = Omit<Answer, 'unread'> & Partial<Pick<Answer, 'unread'>>;

/** What may happen to a name. */
export const ACTIONS = [
  /** The release goes live, as a candidate first where it is judged. */
  'live',
  /** The candidate's share is set; begins it, where this release is none yet. */
  'share',
  /** The candidate is live for everybody; the judge's. */
  'promote',
  /** The candidate is taken back. */
  'withdraw',
  /** An earlier release is live again, the previous one unless told. */
  'rollback',
  /** Nothing of the remote is served, and again. */
  'off',
  'on',
  /** Its pages are left to the browser, and again rendered by the server. */
  'undraw',
  'draw',
  /** The remote is gone: its pages answer 404, or lead to `redirect`. */
  'remove',
  /** A release that everybody got at once was watched long enough; the judge's. */
  'watched',
] as const;

export type Action = (typeof ACTIONS)[number];

const changeSchema = v.object({
  name: liveNameSchema,
  action: v.picklist(ACTIONS, `one of ${ACTIONS.join(', ')}`),
  /** Of `live` and `share` the one that is meant; of `rollback` the one to go back to; of the others the one expected. */
  release: optional(text),
  /** Of a hundred browsers. */
  share: optional(v.pipe(integer, v.minValue(1), v.maxValue(100))),
  /** Whether `live` goes to everybody at once, and is not watched. */
  isNow: withDefault(v.boolean(), false),
  /** Why checks are lacking. */
  unchecked: optional(text),
  /** Tabs load the page again: for faults that outlast a remote's parts. */
  reloads: withDefault(v.boolean(), false),
  /** Of `remove`: an address of the site. */
  redirect: optional(v.pipe(text, v.regex(/^\/(?!\/)[^\s\\]*$/, 'an address of the site, such as /'))),
  /** The row that was seen; another one by now refuses the change. */
  version: optional(integer),
});

/** What need not be said may be left out. */
type LeftOut<T> = { readonly [K in keyof T as undefined extends T[K] ? K : never]?: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K];
};

export type LiveChange = LeftOut<v.InferOutput<typeof changeSchema>>;

/** The body of `POST /internal/live`: all of it happens, or nothing. */
export const liveOrderSchema = v.object({
  changes: v.pipe(v.array(changeSchema), v.minLength(1), v.maxLength(20)),
  /** User and host, for the history. */
  who: v.pipe(text, v.maxLength(200)),
  reason: optional(v.pipe(text, v.maxLength(1000))),
  /** What was live beside the trial, by name: if it no longer is, the trial says nothing. */
  beside: optional(v.record(v.string(), text)),
});

export type LiveOrder = LeftOut<Omit<v.InferOutput<typeof liveOrderSchema>, 'changes'>> & {
  readonly changes: readonly LiveChange[];
};

const changedSchema = v.object({
  name: liveNameSchema,
  kind: v.picklist(['changed', 'candidate', 'unchanged']),
  from: optional(text),
  to: optional(text),
  candidate: optional(text),
  share: optional(integer),
  isOn: v.boolean(),
  /** Why everybody gets it at once, although a candidate was asked for. */
  why: optional(text),
});

export const changedAnswerSchema = v.object({ number: integer, changes: v.array(changedSchema) });

/** What became of each change. */
export type ChangedAnswer = v.InferOutput<typeof changedAnswerSchema>;

export const CHECKS = ['types', 'tests', 'budget', 'browser'] as const;

const passed = v.optional(v.literal('passed', '"passed"'));

/** The body of `PUT /internal/releases/:name/:release`. */
export const releaseOrderSchema = v.object({
  files: v.pipe(v.array(releaseFileSchema), v.minLength(1), v.maxLength(1500)),
  checks: withDefault(v.object({ types: passed, tests: passed, budget: passed, browser: passed }), {}),
  signatures: signaturesSchema,
  who: v.pipe(text, v.maxLength(200)),
});

export type ReleaseOrder = v.InferOutput<typeof releaseOrderSchema>;

const historyLineSchema = v.object({
  /** ISO time. */
  at: text,
  /** The team whose token it was, `local` for who runs the site, `judge`. */
  by: text,
  who: text,
  action: v.picklist(ACTIONS),
  from: optional(text),
  to: optional(text),
  candidate: optional(text),
  share: optional(integer),
  reason: optional(text),
  unchecked: optional(text),
});

/** One change of a name. */
export type HistoryLine = v.InferOutput<typeof historyLineSchema>;

export const releaseListSchema = v.object({
  names: v.array(
    v.object({
      name: liveNameSchema,
      version: integer,
      pointer: optional(pointerSchema),
      /** Why another release goes live only later, or with `isNow`. */
      rest: optional(text),
      releases: v.array(
        v.object({
          release: text,
          contract: integer,
          /** ISO time: when it was stored. */
          at: text,
          by: text,
          /** Sizes on the wire are those of the encodings. */
          files: v.array(releaseFileSchema),
          checks: v.array(v.picklist(CHECKS)),
          /** What its team calls it while it may be looked at. */
          preview: optional(text),
        }),
      ),
      /** The oldest first. */
      history: v.array(historyLineSchema),
    }),
  ),
});

/** `GET /internal/releases?name=…`, of one name or of all. */
export type ReleaseList = v.InferOutput<typeof releaseListSchema>;

/** A release that one visitor looks at: `GET /internal/release-previews/:key`. */
export const releasePreviewSchema = v.object({
  name: liveNameSchema,
  label: text,
  /** Unix seconds. */
  until: integer,
  /** As if it were live. */
  pointer: pointerSchema,
  release: namedReleaseSchema,
});

export type ReleasePreview = v.InferOutput<typeof releasePreviewSchema>;

const PREVIEW_KEY = /^[\w-]{20,100}$/;

/** Whether a link's token can be the key of a release that is looked at. */
export function isReleaseKey(token: string): boolean {
  return PREVIEW_KEY.test(token);
}

/** Where `api` says which release a key stands for; `null` for none. */
export const releasePreviewPath = (key: string) => `/internal/release-previews/${key}`;
