import type { Static } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { createAnswer } from '../board/createAnswer';
import { ApiError } from '../http/apiError';
import { sendAnswer } from '../http/sendAnswer';
import type { Article, ListedArticle } from '../store/articles';
import type { ArticleKind } from '../store/schema';
import { NewsAnswer, NewsItemAnswer, PostsAnswer, PreviewAnswer, PreviewsAnswer } from './contentSchemas';
import { createAnswerCache } from './createAnswerCache';
import type { ShownContent } from './createShownContent';
import { IdPath, PageQuery, PostQuery } from './schemas';

/** Whose articles a request is answered with. */
type Articles = (request: FastifyRequest) => Promise<Pick<ShownContent, 'articles' | 'article' | 'preview'>>;
type Answers = { list: FastifySchema['response']; item: FastifySchema['response'] };
type Page = Static<typeof PageQuery>;
type PostPage = Static<typeof PostQuery>;

/** An editor's change shows within this time, and again as long as an answer is cached here. */
const MAX_AGE_SECONDS = 1;

export function registerArticleRoutes(app: FastifyInstance, shownTo: Articles): void {
  const preview = { list: { 200: PreviewsAnswer }, item: { 200: PreviewAnswer } };
  const news = { list: { 200: NewsAnswer }, item: { 200: NewsItemAnswer } };
  const kinds: readonly KindRoutes[] = [
    { path: REST_PATHS.previews, kind: 'commentary', what: 'Previews', answers: preview },
    { path: REST_PATHS.news, kind: 'news', what: 'News', answers: news },
  ];
  for (const routes of kinds) {
    registerList(app, shownTo, routes);
    registerItem(app, shownTo, routes);
  }
  registerPosts(app, shownTo);
}

type KindRoutes = { path: string; kind: ArticleKind; what: string; answers: Answers };

const answerOf = (data: unknown) => createAnswer(JSON.stringify({ data }));

const createKept = () => createAnswerCache(() => performance.now() / 1000);

function registerList(app: FastifyInstance, shownTo: Articles, { path, kind, what, answers }: KindRoutes): void {
  const kept = createKept();
  app.get<{ Querystring: Page }>(
    path,
    { schema: { summary: `${what}, the newest first`, querystring: PageQuery, response: answers.list } },
    async (request, reply) => {
      const shown = await shownTo(request);
      const read = async () => answerOf((await shown.articles({ ...request.query, kind })).map(toWire));
      const answer = await kept(addressOf(request.query, shown), read);
      return answer && sendAnswer(request, reply, { answer, ...keptBy(shown) });
    },
  );
}

function registerItem(app: FastifyInstance, shownTo: Articles, { path, kind, what, answers }: KindRoutes): void {
  const kept = createKept();
  app.get<{ Params: Static<typeof IdPath> }>(
    `${path}/:id`,
    { schema: { summary: `${what}: one article`, params: IdPath, response: answers.item } },
    async (request, reply) => {
      const { id } = request.params;
      const shown = await shownTo(request);
      const answer = await kept(`${id} ${shown.preview}`, async () => {
        const article = await shown.article(kind, id);
        return article && answerOf(toWireDetail(article));
      });
      if (answer === undefined) throw new ApiError(404, 'not_found', `There is no article ${id}`);
      return sendAnswer(request, reply, { answer, ...keptBy(shown) });
    },
  );
}

function registerPosts(app: FastifyInstance, shownTo: Articles): void {
  const kept = createKept();
  const summary = 'Previews and news together, the newest first';
  app.get<{ Querystring: PostPage }>(
    REST_PATHS.post,
    { schema: { summary, querystring: PostQuery, response: { 200: PostsAnswer } } },
    async (request, reply) => {
      const shown = await shownTo(request);
      const { MatchId: match, ...page } = request.query;
      const read = async () => {
        const articles = await shown.articles({ ...page, match });
        return answerOf(articles.map((article) => ({ kind: article.kind, ...toWire(article) })));
      };
      const answer = await kept(JSON.stringify([addressOf(page, shown), match]), read);
      return answer && sendAnswer(request, reply, { answer, ...keptBy(shown), isShared: true });
    },
  );
}

type Whose = Pick<ShownContent, 'preview'>;

const addressOf = ({ pageNumber, pageSize }: Page, { preview }: Whose) => `${pageNumber} ${pageSize} ${preview}`;

const keptBy = ({ preview }: Whose) => ({ maxAge: MAX_AGE_SECONDS, isPrivate: preview !== undefined });

/** The two kinds name their picture differently. */
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
