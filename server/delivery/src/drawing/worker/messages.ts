/** What a worker gets when it is started. Sizes are in bytes. */
export type WorkerData = {
  /** The file of parse5. */
  readonly parser: string;
  /** The file of core-js. */
  readonly interfaces: string;
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
  readonly of: 'picture' | 'addresses';
  readonly request: string;
  /** What `Date` says, in unix milliseconds. */
  readonly now: number;
  readonly answers: readonly string[];
  /** Keys of what was asked before. */
  readonly asked: readonly string[];
  readonly mayAsk: boolean;
};

/** How a computation ended. What the entry gave is unknown, but made of plain values and no larger than it may be. */
export type Outcome =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'asks'; readonly asks: unknown }
  /** A picture, or a list of addresses. `undefined` draws nothing. */
  | { readonly kind: 'made'; readonly made?: unknown }
  | { readonly kind: 'failed'; readonly why: 'loading' | 'threw' | 'unfit'; readonly message: string };

/** What a worker says at the end of each computation. Its first one is loading the release. */
export type WorkerMessage = {
  readonly outcome: Outcome;
  /** Milliseconds of the processor's time. */
  readonly took: number;
};
