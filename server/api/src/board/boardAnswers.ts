import { setImmediate } from 'node:timers/promises';
import { answerBytes } from './answerBytes';
import { boardAnswer } from './boardAnswer';
import type { Answer } from './createAnswer';
import type { Board } from './createBoard';
import { type MatchWindow, windowKey } from './matchWindow';
import { selectTop } from './selectTop';

/** More windows are requested at once than can be served. */
export class TooManyWindowsError extends Error {
  override readonly name = 'TooManyWindowsError';
}

/** Windows to keep; the least recently requested one is dropped. Tops are small, and each filter and day has one. */
const KEPT_WINDOWS = 32;
const KEPT_TOPS = 64;

/** Tops that do not begin with the first row: for pages that few open, but crawlers do. */
const KEPT_LATER_TOPS = 32;

/** Matches of one competition or team: small, and there are hundreds. They take no place from the boards'. */
const KEPT_PARTS = 64;

/** Windows that may wait to be built. */
const MAX_WAITING = 64;

/** A window is built at most five times a second, in milliseconds; in between its last answer is used. */
const REST_MS = { least: 200, most: 1000 };

/**
 * The pause is nine times the build time: a large board with constant changes uses a tenth of the processor at most.
 */
const REST_SHARE = 9;

/** Requests wait for a window that is built this fast. */
const QUICK_MS = 50;

/** An answer that stays the same gets a newer number after this long: a page asks for all changes since. */
const NUMBERED_MS = 5000;

/** Maximum age of an answer that is used while the next one is built slowly. */
const STANDS_IN_MS = 2000;

type Kept = {
  answer: Answer;
  /** The board's revision when it was last checked, and for a top the second. */
  asOf: string;
  /** Identifies its matches, so that a change elsewhere on the board costs nothing. */
  madeOf: string;
  builtAt: number;
  /** When it got the number of the change log that it names. */
  numberedAt: number;
  /** How long it is used from then on, whatever changes. */
  restMs: number;
};

/**
 * Answers of `/match/range`, made once for all requests of the same window: a thousand visitors who open the site
 * during a goal cost one serialisation.
 *
 * @param now monotonic milliseconds
 * @throws TooManyWindowsError through the promise, for a window that is not kept
 */
export function createBoardAnswers(board: Board, now: () => number) {
  const whole = createWindowAnswers(board, now, KEPT_WINDOWS);
  const tops = createWindowAnswers(board, now, KEPT_TOPS);
  const laterTops = createWindowAnswers(board, now, KEPT_LATER_TOPS);
  const parts = createWindowAnswers(board, now, KEPT_PARTS);
  const kindOf = ({ competition, team, top }: MatchWindow) => {
    if (competition !== undefined || team !== undefined) return parts;
    if (!top) return whole;
    return top.skipped > 0 ? laterTops : tops;
  };
  return {
    get: (window: MatchWindow): Promise<Answer> => kindOf(window).get(window),
  };
}

function createWindowAnswers(board: Board, now: () => number, most: number) {
  const kept = new Map<string, Kept>();
  const building = new Map<string, Promise<Answer>>();
  let lastBuild: Promise<unknown> = Promise.resolve();

  const stateOf = ({ top }: MatchWindow) => `${board.revision()}/${top?.at ?? ''}`;

  function isCurrent({ asOf, builtAt, restMs }: Kept, window: MatchWindow): boolean {
    return asOf === stateOf(window) || now() - builtAt < restMs;
  }

  const isQuick = ({ restMs }: Kept) => restMs <= QUICK_MS * REST_SHARE;

  function keep(key: string, entry: Kept): void {
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
  }

  function build(key: string, window: MatchWindow): Kept {
    const builtAt = now();
    const references = board.references();
    const inWindow = board.select(window);
    const { matches, summary } = window.top
      ? selectTop(inWindow, references, window.top)
      : { matches: inWindow, summary: undefined };
    const ids = matches.map(({ id, version }) => `${id}.${version}`).join();
    const madeOf = `${references.number}:${board.brokenAt()}:${ids}:${JSON.stringify(summary)}`;
    const former = kept.get(key);
    const current = { asOf: stateOf(window), madeOf, builtAt, restMs: REST_MS.least };
    if (former?.madeOf === madeOf && builtAt - former.numberedAt < NUMBERED_MS) return { ...former, ...current };
    const { competition, team } = window;
    const json = answerBytes(matches, references, { summary, competition, team });
    return { ...current, answer: boardAnswer(json, board), numberedAt: builtAt };
  }

  /** One at a time, with other work of the process in between. */
  function buildInTurn(key: string, window: MatchWindow): Promise<Answer> {
    const turn = lastBuild.then(() => setImmediate()).then(() => build(key, window));
    lastBuild = turn.catch(() => undefined);
    void takeOver(key, turn);
    return turn.then(({ answer }) => answer);
  }

  /** The next answer replaces the last once it is ready in all encodings in use. */
  async function takeOver(key: string, turn: Promise<Kept>): Promise<void> {
    try {
      const next = await turn;
      const wanted = kept.get(key)?.answer.encodings() ?? [];
      await Promise.all(wanted.map((encoding) => next.answer.body(encoding)));
      const tookMs = now() - next.builtAt;
      keep(key, { ...next, restMs: Math.min(REST_MS.most, Math.max(REST_MS.least, tookMs * REST_SHARE)) });
    } catch {
      // Waiting callers get the error, and the next request tries again.
    } finally {
      building.delete(key);
    }
  }

  /** While too many wait, a slightly old answer is better than none. */
  function fallbackAnswer(known: Kept | undefined): Answer {
    if (known) return known.answer;
    throw new TooManyWindowsError(`${MAX_WAITING} windows are already waiting`);
  }

  return {
    async get(window: MatchWindow): Promise<Answer> {
      const key = windowKey(window);
      const known = kept.get(key);
      if (known && isCurrent(known, window)) {
        keep(key, known);
        return known.answer;
      }
      const running = building.get(key);
      if (!running && building.size >= MAX_WAITING) return fallbackAnswer(known);
      const next = running ?? buildInTurn(key, window);
      building.set(key, next);
      if (!known || isQuick(known) || now() - known.builtAt >= STANDS_IN_MS) return next;
      next.catch(() => undefined);
      return known.answer;
    },
  };
}

export type BoardAnswers = ReturnType<typeof createBoardAnswers>;
