import { LIST_PAGE_SIZE } from 'shared-kernel/protocol/rest';
import * as v from 'valibot';
import { type Answer, createAnswer } from '../board/createAnswer';
import { ApiError } from '../http/apiError';
import { anId, dataOf, described, integer, list, oneOf, record, text, wholeNumber } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendAnswer } from '../http/sendAnswer';
import type { Article, ListedArticle } from '../store/articles';
import type { ArticleKind } from '../store/schema';
import { createAnswerCache } from './createAnswerCache';
import type { ShownContent, ShownTo } from './createShownContent';

const moment = v.pipe(v.string(), v.isoTimestamp());
const picture = v.optional(text('A path or an http(s) address.'));

const listed = {
  id: integer(),
  slug: text(),
  name: text(),
  status: v.literal('Published'),
  published_date: moment,
  updated_date: v.optional(described(moment, 'When it was corrected last.')),
  description: text(),
  match: v.optional(text('The id of the match that it is about.')),
};
const detail = {
  share_image: v.optional(text('The picture as a JPEG of 1200 x 630, for shared pages.')),
  content: text('HTML.'),
};

/** The two kinds name their picture differently. */
const preview = { ...listed, image_source: picture };
const news = { ...listed, image: picture };

export const PreviewsAnswer = dataOf(list(record(preview)));
export const PreviewAnswer = dataOf(record({ ...preview, ...detail }));
export const NewsAnswer = dataOf(list(record(news)));
export const NewsItemAnswer = dataOf(record({ ...news, ...detail }));
export const PostsAnswer = dataOf(list(record({ ...preview, ...news, kind: oneOf(['commentary', 'news']) })));

const KINDS = {
  commentary: { what: 'Previews', list: PreviewsAnswer, item: PreviewAnswer },
  news: { what: 'News', list: NewsAnswer, item: NewsItemAnswer },
};

const pageParameters = {
  pageNumber: v.optional(wholeNumber(1, 100_000, 'a page number from 1'), 1),
  pageSize: v.optional(wholeNumber(1, 100), LIST_PAGE_SIZE),
};

const createKept = <T extends Answer | undefined = Answer>() => createAnswerCache<T>(() => performance.now() / 1000);

const answerOf = (data: unknown) => createAnswer(JSON.stringify({ data }));

/** An editor's change shows within a second, and again as long as an answer is cached here. */
const howLong = ({ preview }: Pick<ShownContent, 'preview'>) => ({ maxAge: 1, isPrivate: preview !== undefined });

export function articleListRoute(kind: ArticleKind, shownTo: ShownTo): Route {
  const kept = createKept();
  return route({
    summary: `${KINDS[kind].what}, the newest first`,
    parameters: pageParameters,
    answer: KINDS[kind].list,
    async handle(page, request, reply) {
      const shown = await shownTo(request);
      const read = async () => answerOf((await shown.articles({ ...page, kind })).map(toWire));
      const answer = await kept(JSON.stringify([page, shown.preview]), read);
      return sendAnswer(request, reply, { answer, ...howLong(shown) });
    },
  });
}

export function articleRoute(kind: ArticleKind, shownTo: ShownTo): Route {
  const kept = createKept<Answer | undefined>();
  return route({
    summary: `${KINDS[kind].what}: one article`,
    parameters: { id: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'an id (a whole number of 1 or more)') },
    answer: KINDS[kind].item,
    async handle({ id }, request, reply) {
      const shown = await shownTo(request);
      const answer = await kept(`${id} ${shown.preview}`, async () => {
        const article = await shown.article(kind, id);
        return article && answerOf(toWireDetail(article));
      });
      if (answer === undefined) throw new ApiError(404, 'not_found', `There is no article ${id}`);
      return sendAnswer(request, reply, { answer, ...howLong(shown) });
    },
  });
}

export function postsRoute(shownTo: ShownTo): Route {
  const kept = createKept();
  return route({
    summary: 'Previews and news together, the newest first',
    parameters: { ...pageParameters, MatchId: v.optional(described(anId, 'Articles about this match alone.')) },
    answer: PostsAnswer,
    async handle({ MatchId: match, ...page }, request, reply) {
      const shown = await shownTo(request);
      const read = async () => {
        const articles = await shown.articles({ ...page, match });
        return answerOf(articles.map((article) => ({ kind: article.kind, ...toWire(article) })));
      };
      const answer = await kept(JSON.stringify([page, match, shown.preview]), read);
      return sendAnswer(request, reply, { answer, ...howLong(shown), isShared: true });
    },
  });
}

function toWire({ image, match, updated_date, kind, ...article }: ListedArticle) {
  const { id, slug, name, status, published_date, description } = article;
  // An article published again under `now` may be newer than its correction.
  const isUpdated = updated_date !== null && updated_date > published_date;
  const listed = {
    id,
    slug,
    name,
    status,
    description,
    published_date: published_date.toISOString(),
    ...(isUpdated && { updated_date: updated_date.toISOString() }),
    ...(match !== null && { match }),
  };
  if (image === null) return listed;
  return kind === 'commentary' ? { ...listed, image_source: image } : { ...listed, image };
}

function toWireDetail({ content, share_image, ...listed }: Article) {
  return { ...toWire(listed), ...(share_image !== null && { share_image }), content };
}
