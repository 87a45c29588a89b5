import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from 'server-shared/http/conditions';
import type { Board } from '../board/createBoard';
import { ApiError } from '../http/apiError';
import { type MatchOnPicture, matchOnPicture, pictureTag } from '../sharing/matchOnPicture';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';

/** The picture of an address is never older: its score is that of now. */
const MAX_AGE_SECONDS = 30;

/** A crest that did not come is drawn after this time. */
const KEPT_SECONDS = 600;

/** Each some 50 kB; drawing one takes 50 ms of one core. */
const LIMITS = { kept: 100, atOnce: 1, waiting: 20 };

type Deps = { board: Pick<Board, 'find' | 'references'>; store: Pick<Store, 'media'>; now: () => number };

/** The picture of a shared match as it stands now, whatever its address says it shows (S22). */
export function matchPictureRoute({ board, store, now }: Deps) {
  const kept = createAnswerCache<Buffer>(() => performance.now() / 1000, KEPT_SECONDS, LIMITS);
  const draw = createPainter(store);

  return async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const id = /^([1-9]\d{0,15})\.png$/.exec(request.params.file)?.[1];
    const shown = id === undefined ? undefined : matchOnPicture(board, Number(id), now());
    if (!shown) throw new ApiError(404, 'not_found', 'There is no such picture');
    const tag = pictureTag(shown);
    const etag = `"${tag}"`;
    const isCurrent = isKnown(request.headers['if-none-match'], etag);
    const png = isCurrent ? undefined : await kept(tag, () => draw(shown));
    reply.headers({
      etag,
      'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    return png ? reply.type('image/png').send(png) : reply.code(304).send();
  };
}

/** The native library loads with the first picture. */
function createPainter({ media }: Pick<Store, 'media'>) {
  const load = async () => {
    const [{ createCrests }, { CREST_SIDE, drawMatch }] = await Promise.all([
      import('../sharing/createCrests'),
      import('../sharing/drawMatch'),
    ]);
    const crestOf = createCrests(CREST_SIDE, { media });
    return async (shown: MatchOnPicture) => {
      const [home, away] = await Promise.all([crestOf(shown.home.logo), crestOf(shown.away.logo)]);
      return drawMatch(shown, { home, away });
    };
  };
  let loaded: ReturnType<typeof load> | undefined;
  return async (shown: MatchOnPicture): Promise<Buffer> => {
    loaded ??= load();
    return (await loaded)(shown);
  };
}
