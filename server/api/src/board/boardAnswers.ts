import { setImmediate } from 'node:timers/promises';
import { type Answer, createAnswer } from './answer';
import { answerBytes } from './answerBytes';
import type { Board } from './board';
import { type MatchWindow, windowKey } from './matchWindow';

/** More windows are asked for at once than can be served. */
export class TooManyWindowsError extends Error {
  override readonly name = 'TooManyWindowsError';
}

/** Windows that are kept; the one that was asked for longest ago goes first. */
const KEPT_WINDOWS = 32;

/** Windows that may wait for their turn to be built. */
const MOST_WAITING = 64;

/** A window is built at most five times a second, in milliseconds; in between its last answer stands. */
const REST_MS = { least: 200, most: 1000 };

/** It rests nine times as long as it took, so that a large board that changes without end takes a tenth of the time at most. */
const REST_SHARE = 9;

/** A window that is made as quickly as this is worth waiting for. */
const QUICK_MS = 50;

/** One that is younger stands in while the next is made, if that takes long. */
const STANDS_IN_MS = 2000;

type Kept = {
  answer: Answer;
  /** The board's revision when it was checked. */
  asOf: number;
  /** What it was made of, so that a change elsewhere on the board costs nothing. */
  madeOf: string;
  builtAt: number;
  /** How long it stands from then on, whatever changes. */
  restMs: number;
};

/**
 * Answers of `/match/range`, made once for all who ask for the same window: a thousand visitors who open the site
 * during a goal cost one serialisation.
 *
 * @param now milliseconds that never run backwards
 * @throws TooManyWindowsError through the promise, for a window that is not kept
 */
export function createBoardAnswers(board: Board, now: () => number) {
  const kept = new Map<string, Kept>();
  const building = new Map<string, Promise<Answer>>();
  let lastBuild: Promise<unknown> = Promise.resolve();

  function isCurrent({ asOf, builtAt, restMs }: Kept): boolean {
    return asOf === board.revision() || now() - builtAt < restMs;
  }

  const isQuick = ({ restMs }: Kept) => restMs <= QUICK_MS * REST_SHARE;

  function keep(key: string, entry: Kept): void {
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.keys().next();
    if (kept.size > KEPT_WINDOWS && !oldest.done) kept.delete(oldest.value);
  }

  function build(key: string, window: MatchWindow): Kept {
    const builtAt = now();
    const matches = board.select(window);
    const references = board.references();
    const madeOf = `${references.number}:${matches.map(({ id, version }) => `${id}.${version}`).join()}`;
    const former = kept.get(key);
    const answer = former?.madeOf === madeOf ? former.answer : createAnswer(answerBytes(matches, references));
    return { answer, asOf: board.revision(), madeOf, builtAt, restMs: REST_MS.least };
  }

  /** One at a time, and other work of the process in between. */
  function buildInTurn(key: string, window: MatchWindow): Promise<Answer> {
    const turn = lastBuild.then(() => setImmediate()).then(() => build(key, window));
    lastBuild = turn.catch(() => undefined);
    void takeOver(key, turn);
    return turn.then(({ answer }) => answer);
  }

  /** The next answer takes the place of the last when it is there in all encodings that are asked for. */
  async function takeOver(key: string, turn: Promise<Kept>): Promise<void> {
    try {
      const next = await turn;
      const wanted = kept.get(key)?.answer.encodings() ?? [];
      await Promise.all(wanted.map((encoding) => next.answer.body(encoding)));
      const tookMs = now() - next.builtAt;
      keep(key, { ...next, restMs: Math.min(REST_MS.most, Math.max(REST_MS.least, tookMs * REST_SHARE)) });
    } catch {
      // Whoever waits for the answer is told, and the next one who asks tries again.
    } finally {
      building.delete(key);
    }
  }

  /** While too many wait: an answer that is a little old is worth more than none. */
  function standIn(known: Kept | undefined): Answer {
    if (known) return known.answer;
    throw new TooManyWindowsError(`${MOST_WAITING} windows are already waiting`);
  }

  return {
    async get(window: MatchWindow): Promise<Answer> {
      const key = windowKey(window);
      const known = kept.get(key);
      if (known && isCurrent(known)) {
        keep(key, known);
        return known.answer;
      }
      const running = building.get(key);
      if (!running && building.size >= MOST_WAITING) return standIn(known);
      const next = running ?? buildInTurn(key, window);
      building.set(key, next);
      if (!known || isQuick(known) || now() - known.builtAt >= STANDS_IN_MS) return next;
      next.catch(() => undefined);
      return known.answer;
    },
  };
}

export type BoardAnswers = ReturnType<typeof createBoardAnswers>;
