import type { AddressesRequest, Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Limits } from './limits';
import { decodeAsks } from './rendered';
import type { Computed } from './startRenderWorker';
import type { Order } from './worker/messages';

export type RoundDeps = {
  readonly compute: (order: Order) => Promise<Computed>;
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  readonly limits: Pick<Limits, 'answersMs' | 'rounds' | 'asks'>;
};

export type Came = { readonly ask: Ask; readonly answer: Answer };

export type Made = {
  /** What the entry made, in plain values. */
  readonly made: unknown;
  readonly came: readonly Came[];
  /** Whether an answer came to all that was asked for. */
  readonly hasAllAnswers: boolean;
};

/**
 * Lets an entry make HTML or a list: makes its requests round by round, until it needs nothing new or the time for
 * answers is over. That time begins with the first request: a rendering that had to wait for its turn is late for its
 * visitor anyway, and the next rendering gets the full time.
 *
 * @throws RenderFault
 */
export async function makeInRounds(
  of: Order['of'],
  request: PageRequest | AddressesRequest,
  { compute, ask, limits }: RoundDeps,
): Promise<Made> {
  const order = { of, request: JSON.stringify(request), now: request.now * 1000 };
  const answers: string[] = [];
  const came: Came[] = [];
  const asked: string[] = [];
  const patience = createPatience(limits.answersMs);
  let hasAllAnswers = true;
  try {
    for (let round = 1; ; round++) {
      const mayAsk = round <= limits.rounds && asked.length < limits.asks && !patience.isOver();
      const computed = await compute({ ...order, answers, asked, mayAsk });
      if (computed.kind === 'made') return { made: computed.made, came, hasAllAnswers };
      const asks = computed.kind === 'asks' ? decodeAsks(computed.asks) : [];
      const allowed = asks.slice(0, limits.asks - asked.length);
      asked.push(...asks.map(({ key }) => key));
      const answered = await Promise.all(allowed.map((one) => patience.race(answerTo(one, ask))));
      for (const [index, answer] of answered.entries()) {
        const ask = allowed[index];
        if (!answer || !ask) continue;
        answers.push(JSON.stringify(answer));
        came.push({ ask, answer });
      }
      hasAllAnswers &&= asks.length === allowed.length && answered.every((answer) => answer && answer.status < 500);
    }
  } finally {
    patience.end();
  }
}

async function answerTo(one: Ask, ask: RoundDeps['ask']): Promise<Answer | undefined> {
  try {
    const answer = await ask(one);
    return answer && { ...answer, key: one.key };
  } catch {
    // A request that fails is one without an answer.
    return undefined;
  }
}

/** A wait that begins with the first race, for all of them together. */
function createPatience(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  let over: Promise<undefined> | undefined;
  let isOver = false;

  function begin(): Promise<undefined> {
    return new Promise((resolve) => {
      timer = setTimeout(() => {
        isOver = true;
        resolve(undefined);
      }, ms).unref();
    });
  }

  return {
    isOver: () => isOver,
    race<T>(work: Promise<T>): Promise<T | undefined> {
      over ??= begin();
      return Promise.race([work, over]);
    },
    end: () => clearTimeout(timer),
  };
}
