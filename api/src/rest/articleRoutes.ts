import type { Static } from '@sinclair/typebox';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import type { ListedArticle } from '../store/articles';
import type { ArticleKind } from '../store/schema';
import type { Store } from '../store/store';
import { ApiError } from './apiError';
import { CommentariesAnswer, CommentaryAnswer, NewsAnswer, NewsItemAnswer, PostsAnswer } from './articleSchemas';
import { IdPath, PageQuery } from './schemas';
import { sendData } from './sendAnswer';

type Articles = Pick<Store, 'articles' | 'article'>;
type Answers = { list: FastifySchema['response']; item: FastifySchema['response'] };

/** An editor's correction shows within this time. */
const MAX_AGE_SECONDS = 10;

export function registerArticleRoutes(app: FastifyInstance, store: Articles): void {
  const commentary = { list: { 200: CommentariesAnswer }, item: { 200: CommentaryAnswer } };
  const news = { list: { 200: NewsAnswer }, item: { 200: NewsItemAnswer } };
  registerList(app, store, {
    path: REST_PATHS.commentaries,
    kind: 'commentary',
    what: 'Previews',
    answers: commentary,
  });
  registerList(app, store, { path: REST_PATHS.news, kind: 'news', what: 'News', answers: news });

  app.get<{ Querystring: Static<typeof PageQuery> }>(
    REST_PATHS.post,
    {
      schema: {
        summary: 'Previews and news together, the newest first',
        querystring: PageQuery,
        response: { 200: PostsAnswer },
      },
    },
    async (request, reply) => {
      const articles = await store.articles(request.query);
      const posts = articles.map((article) => ({ kind: article.kind, ...toWire(article) }));
      return sendData(request, reply, posts, MAX_AGE_SECONDS);
    },
  );
}

type ListOptions = { path: string; kind: ArticleKind; what: string; answers: Answers };

function registerList(app: FastifyInstance, store: Articles, { path, kind, what, answers }: ListOptions): void {
  app.get<{ Querystring: Static<typeof PageQuery> }>(
    path,
    { schema: { summary: `${what}, the newest first`, querystring: PageQuery, response: answers.list } },
    async (request, reply) => {
      const articles = await store.articles({ ...request.query, kind });
      return sendData(request, reply, articles.map(toWire), MAX_AGE_SECONDS);
    },
  );

  app.get<{ Params: Static<typeof IdPath> }>(
    `${path}/:id`,
    { schema: { summary: `${what}: one article`, params: IdPath, response: answers.item } },
    async (request, reply) => {
      const { id } = request.params;
      const article = await store.article(kind, id);
      if (article === undefined) throw new ApiError(404, 'not_found', `There is no article ${id}`);
      return sendData(request, reply, { ...toWire(article), content: article.content }, MAX_AGE_SECONDS);
    },
  );
}

/** The two kinds name their picture differently. */
function toWire({ id, kind, slug, name, status, published_date, description, image }: ListedArticle) {
  const listed = { id, slug, name, status, published_date: published_date.toISOString(), description };
  if (image === null) return listed;
  return kind === 'commentary' ? { ...listed, image_source: image } : { ...listed, image };
}
