import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import { queryText } from 'shared-kernel/http/query';
import { decodeDrawn } from './drawn';
import type { FirstPicture } from './firstPicture';
import { type Came, makeInRounds, type RoundDeps } from './makeInRounds';

export type Picture = {
  /** None when the entry draws nothing. */
  readonly drawn: FirstPicture | undefined;
  /** Whether it was drawn with an answer to all that it asked for. */
  readonly isWhole: boolean;
};

/**
 * Draws one picture with the answers that came in time.
 *
 * @throws DrawingFault
 */
export async function drawInRounds(request: PageRequest, means: RoundDeps): Promise<Picture> {
  const { made, came, isWhole } = await makeInRounds('picture', request, means);
  return { drawn: made === undefined ? undefined : withAnswers(decodeDrawn(made), came), isWhole };
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
