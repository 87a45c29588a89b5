import * as v from 'valibot';

/** What a worker gets when it is started. Sizes are in bytes. */
export type WorkerData = {
  /** The file of the world in which an entry runs. */
  readonly realm: string;
  readonly file: string;
  /** The address below which the release's files are served. */
  readonly files: string;
  readonly integrity: string;
  readonly sizes: {
    readonly file: number;
    readonly html: number;
    readonly css: number;
    readonly metadata: number;
    readonly addresses: number;
  };
  /** Milliseconds of a computation after which the worker itself ends it: its server is gone then. */
  readonly longest: number;
};

/**
 * One computation: `needs`, and `draw` as soon as nothing new is needed, or both of the list of addresses. Values are
 * JSON, for the entry's own parser.
 */
export type Order = {
  readonly of: 'html' | 'addresses';
  readonly request: string;
  /** What `Date` says, in unix milliseconds. */
  readonly now: number;
  readonly answers: readonly string[];
  /** Keys of what was asked before. */
  readonly asked: readonly string[];
  readonly mayAsk: boolean;
};

/**
 * What a worker says at the end of each computation; its first one is loading the release. What the entry gave is unknown, but made of
 * plain values and no larger than it may be. It is decoded, for a worker that an entry has broken may say anything.
 */
export const messageSchema = v.object({
  /** Where nothing was `made` the entry renders nothing. */
  outcome: v.variant('kind', [
    v.object({ kind: v.literal('loaded') }),
    v.object({ kind: v.literal('asks'), asks: v.unknown() }),
    v.object({ kind: v.literal('made'), made: v.optional(v.unknown()) }),
    v.object({ kind: v.literal('failed'), why: v.picklist(['loading', 'threw', 'unfit']), message: v.string() }),
  ]),
  /** Milliseconds of the processor's time. */
  took: v.pipe(v.number(), v.minValue(0)),
});

export type WorkerMessage = v.InferOutput<typeof messageSchema>;
export type Outcome = WorkerMessage['outcome'];
