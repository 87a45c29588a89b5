import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { Answer, Ask, Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import { queryText } from 'shared-kernel/http/query';
import { decodeAsks, decodeDrawn } from './drawn';
import type { FirstPicture } from './firstPicture';
import type { Limits } from './limits';
import type { Computed } from './startDrawingWorker';
import type { Order } from './worker/messages';

export type Picture = {
  /** None when the entry draws nothing. */
  readonly drawn: FirstPicture | undefined;
  /** Whether it was drawn with an answer to all that it asked for. */
  readonly isWhole: boolean;
};

type Means = {
  readonly compute: (order: Order) => Promise<Computed>;
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  readonly limits: Limits;
};

type Came = { readonly ask: Ask; readonly answer: Answer };

/**
 * Draws one picture: asks what the entry needs, round by round, until it needs nothing new or the time for answers is
 * over. That time begins with the first request: a drawing that had to wait for its turn is late for its visitor
 * anyway, and the next one shall have all of it.
 *
 * @throws DrawingFault
 */
export async function drawInRounds(request: PageRequest, { compute, ask, limits }: Means): Promise<Picture> {
  const order = { request: JSON.stringify(request), now: request.now * 1000 };
  const answers: string[] = [];
  const came: Came[] = [];
  const asked: string[] = [];
  const patience = createPatience(limits.answers);
  let isWhole = true;
  try {
    for (let round = 1; ; round++) {
      const mayAsk = round <= limits.rounds && asked.length < limits.asks && !patience.isOver();
      const computed = await compute({ ...order, answers, asked, mayAsk });
      if (computed.kind === 'drawn')
        return {
          drawn: computed.drawn === undefined ? undefined : withAnswers(decodeDrawn(computed.drawn), came),
          isWhole,
        };
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
      isWhole &&= asks.length === allowed.length && answered.every((answer) => answer && answer.status < 500);
    }
  } finally {
    patience.end();
  }
}

/** With the answers that the page is to have, in the order in which the entry names them. */
function withAnswers({ answers: wanted = [], ...drawn }: Drawn, came: readonly Came[]): FirstPicture {
  const responses = wanted.flatMap((key) => {
    const one = came.find(({ ask }) => ask.key === key);
    return one?.answer.status === 200 ? [responseOf(one)] : [];
  });
  return { ...drawn, responses };
}

function responseOf({ ask: { path, query = {} }, answer }: Came): PreloadedResponse {
  return { address: path + queryText(query), body: answer.body };
}

async function answerTo(one: Ask, ask: Means['ask']): Promise<Answer | undefined> {
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
