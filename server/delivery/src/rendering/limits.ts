/** What is computed is measured in the processor's time. */
export type Limits = {
  /** How long a visitor waits for a part that has older HTML with all its answers as fallback. */
  readonly waitMs: number;
  /** How long a visitor waits for a part without a fallback: the first one of an address. */
  readonly firstWaitMs: number;
  /** How long a visitor waits while a part has no HTML as fallback, of whatever address: after a start, and where nobody has asked for a while. */
  readonly emptyWaitMs: number;
  /** How long a rendering waits for answers, in all its rounds. The rest of a visitor's wait is for rendering with them. */
  readonly answersMs: number;
  /** The same without complete HTML as fallback. */
  readonly firstAnswersMs: number;
  /** The same while there is no HTML of a part at all. */
  readonly emptyAnswersMs: number;
  /** How often `needs` is called. */
  readonly rounds: number;
  /** How many requests a rendering may ask for. */
  readonly asks: number;
  /** How long HTML is given without rendering again. */
  readonly freshMs: number;
  /** How old HTML may be that is given while the next is rendered. */
  readonly staleWhileRenderingMs: number;
  /** How old HTML may be that is given when the next failed, is late, or lacks answers. */
  readonly staleIfFailedMs: number;
  /** How long a rendering must say that a page is gone, or render nothing, before that is believed of a page that had HTML. */
  readonly goneConfirmedMs: number;
  /** All HTML together. */
  readonly cacheBytes: number;
  /** How many renderings of a release may be under way, whoever asks for them. */
  readonly waiting: number;
  /** How many an address may have under way when those are taken. */
  readonly waitingOfOne: number;
  /** And how many of these there may be of all addresses together. */
  readonly waitingBesides: number;
  /**
   * With so many parts rendered for the first time, which a page's visitors hardly make and an attack does, nobody waits for a
   * rendering where older HTML with all its answers is the fallback.
   */
  readonly busy: number;
  /** How long a worker may take to start and to load its release. */
  readonly loadingMs: number;
  /** How long a release may compute without a pause, which is one `needs` with the `draw` after it. */
  readonly computingMs: number;
  /** A longer computation than this is an overrun: it alone has cost a visitor all of their wait. */
  readonly overrunMs: number;
  /** So many overruns in a minute end the worker, unless they are fewer than a quarter of its computations. */
  readonly overruns: number;
  /** How many computations of a new worker cannot be overruns: its code has not been optimised yet. A rendering takes two. */
  readonly warmUp: number;
  /** How long a release rests whose worker was ended for a fault. */
  readonly cooldownMs: number;
  /** What the process of a worker may hold, with all that Node itself needs. */
  readonly memoryBytes: number;
  /** The heap of a worker. Buffers are not in it. */
  readonly heapBytes: number;
  readonly htmlBytes: number;
  readonly cssBytes: number;
  /** Everything else that an entry gives: a list of requests, or what a rendering says besides HTML and styles. */
  readonly metadataBytes: number;
  /** One page of a list of addresses. */
  readonly addressesBytes: number;
  /** The file of an entry. */
  readonly fileBytes: number;
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const KB = 1_024;
const MB = 1_024 * KB;

/**
 * The waits of visitors, so many times as long, behind so many times as many first renderings, and what is an overrun, as far as that is possible below what ends a worker: for
 * machines that are slower than those that we know.
 */
export function patientLimits(times: number): Partial<Limits> {
  return {
    waitMs: LIMITS.waitMs * times,
    firstWaitMs: LIMITS.firstWaitMs * times,
    emptyWaitMs: LIMITS.emptyWaitMs * times,
    busy: LIMITS.busy * times,
    answersMs: LIMITS.answersMs * times,
    firstAnswersMs: LIMITS.firstAnswersMs * times,
    emptyAnswersMs: LIMITS.emptyAnswersMs * times,
    overrunMs: Math.min(LIMITS.overrunMs * times, LIMITS.computingMs / 2),
  };
}

export const LIMITS: Limits = {
  waitMs: 100,
  firstWaitMs: 300,
  emptyWaitMs: SECOND_MS,
  answersMs: 60,
  firstAnswersMs: 150,
  emptyAnswersMs: 800,
  rounds: 3,
  asks: 12,
  freshMs: SECOND_MS,
  staleWhileRenderingMs: 2 * SECOND_MS,
  staleIfFailedMs: MINUTE_MS,
  goneConfirmedMs: 5 * SECOND_MS,
  cacheBytes: 32 * MB,
  waiting: 20,
  waitingOfOne: 3,
  waitingBesides: 60,
  busy: 3,
  loadingMs: 5 * SECOND_MS,
  computingMs: 1_000,
  overrunMs: 300,
  overruns: 3,
  warmUp: 12,
  cooldownMs: MINUTE_MS,
  memoryBytes: 256 * MB,
  heapBytes: 128 * MB,
  htmlBytes: 512 * KB,
  cssBytes: 128 * KB,
  metadataBytes: 32 * KB,
  addressesBytes: 512 * KB,
  fileBytes: 8 * MB,
};
