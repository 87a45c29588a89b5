/** Times in milliseconds, sizes in bytes. What is computed is measured in the processor's time. */
export type Limits = {
  /** How long a visitor waits for a part that has older HTML with all its answers as fallback. */
  readonly wait: number;
  /** How long a visitor waits for a part without a fallback: the first one of an address. */
  readonly firstWait: number;
  /** How long a visitor waits while a part has no HTML as fallback, of whatever address: after a start, and where nobody has asked for a while. */
  readonly emptyWait: number;
  /** How long a rendering waits for answers, in all its rounds. The rest of a visitor's wait is for rendering with them. */
  readonly answers: number;
  /** The same without whole HTML as fallback. */
  readonly firstAnswers: number;
  /** The same while there is no HTML of a part at all. */
  readonly emptyAnswers: number;
  /** How often `needs` is called. */
  readonly rounds: number;
  /** How many requests a rendering may ask for. */
  readonly asks: number;
  /** How long HTML is given without rendering again. */
  readonly fresh: number;
  /** How old HTML may be that is given while the next is rendered. */
  readonly staleWhileRendering: number;
  /** How old HTML may be that is given when the next failed, is late, or lacks answers. */
  readonly staleIfFailed: number;
  /** How long a rendering must say that a page is gone, or render nothing, before that is believed of a page that had HTML. */
  readonly goneConfirmed: number;
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
  readonly loading: number;
  /** How long a release may compute without a pause, which is one `needs` with the `draw` after it. */
  readonly computing: number;
  /** A longer computation than this is an overrun: it alone has cost a visitor all of their wait. */
  readonly overrun: number;
  /** So many overruns in a minute end the worker, unless they are fewer than a quarter of its computations. */
  readonly overruns: number;
  /** How many computations of a new worker cannot be overruns: its code has not been optimised yet. A rendering takes two. */
  readonly warmUp: number;
  /** How long a release rests whose worker was ended for a fault. */
  readonly cooldown: number;
  /** What the process of a worker may hold, with all that Node itself needs. */
  readonly memory: number;
  /** The heap of a worker. Buffers are not in it. */
  readonly heap: number;
  readonly html: number;
  readonly css: number;
  /** Everything else that an entry gives: a list of requests, or what a rendering says besides HTML and styles. */
  readonly metadata: number;
  /** One page of a list of addresses. */
  readonly addresses: number;
  /** The file of an entry. */
  readonly file: number;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const KB = 1_024;
const MB = 1_024 * KB;

/**
 * The waits of visitors, so many times as long, behind so many times as many first renderings, and what is an overrun, as far as that is possible below what ends a worker: for
 * machines that are slower than those that we know.
 */
export function patientLimits(
  times: number,
): Pick<Limits, 'wait' | 'firstWait' | 'emptyWait' | 'answers' | 'firstAnswers' | 'emptyAnswers' | 'overrun' | 'busy'> {
  const { wait, firstWait, emptyWait, answers, firstAnswers, emptyAnswers, overrun, computing, busy } = LIMITS;
  return {
    wait: wait * times,
    firstWait: firstWait * times,
    emptyWait: emptyWait * times,
    busy: busy * times,
    answers: answers * times,
    firstAnswers: firstAnswers * times,
    emptyAnswers: emptyAnswers * times,
    overrun: Math.min(overrun * times, computing / 2),
  };
}

export const LIMITS: Limits = {
  wait: 100,
  firstWait: 300,
  emptyWait: SECOND,
  answers: 60,
  firstAnswers: 150,
  emptyAnswers: 800,
  rounds: 3,
  asks: 12,
  fresh: SECOND,
  staleWhileRendering: 2 * SECOND,
  staleIfFailed: MINUTE,
  goneConfirmed: 5 * SECOND,
  cacheBytes: 32 * MB,
  waiting: 20,
  waitingOfOne: 3,
  waitingBesides: 60,
  busy: 3,
  loading: 5 * SECOND,
  computing: 1_000,
  overrun: 300,
  overruns: 3,
  warmUp: 12,
  cooldown: MINUTE,
  memory: 256 * MB,
  heap: 128 * MB,
  html: 512 * KB,
  css: 128 * KB,
  metadata: 32 * KB,
  addresses: 512 * KB,
  file: 8 * MB,
};
