import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { PageRequest, Rendered } from 'shared-kernel/contract/serverEntry';
import { queryText } from 'shared-kernel/http/query';
import { type Came, makeInRounds, type RoundDeps } from './makeInRounds';
import { decodeRendered } from './rendered';

/** What an entry has rendered, with the answers that it wants written into the page. */
export type ServerHtml = Omit<Rendered, 'answers'> & { readonly responses: readonly PreloadedResponse[] };

export type RenderResult = {
  /** None when the entry renders nothing. */
  readonly rendered: ServerHtml | undefined;
  /** Whether it was rendered with an answer to all that it asked for. */
  readonly hasAllAnswers: boolean;
};

/**
 * Renders one part with the answers that came in time.
 *
 * @throws RenderFault
 */
export async function renderInRounds(request: PageRequest, deps: RoundDeps): Promise<RenderResult> {
  const { made, came, hasAllAnswers } = await makeInRounds('html', request, deps);
  return { rendered: made === undefined ? undefined : withAnswers(decodeRendered(made), came), hasAllAnswers };
}

/** With the answers that the page is to have, in the order in which the entry names them. */
function withAnswers({ answers: wanted = [], ...rendered }: Rendered, came: readonly Came[]): ServerHtml {
  const responses = wanted.flatMap((key) => {
    const one = came.find(({ ask }) => ask.key === key);
    return one?.answer.status === 200 ? [responseOf(one)] : [];
  });
  return { ...rendered, responses };
}

function responseOf({ ask: { path, query = {} }, answer }: Came): PreloadedResponse {
  return { address: path + queryText(query), body: answer.body };
}
