import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDelivery } from '../app';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { Limits } from '../rendering/limits';
import { anUpstream } from './aServer';
import { aConfig, aRemoteBuild, aShellBuild } from './builds';
import { releaseBuild } from './stages';
import { afterTest, temporaryFolder } from './temporaryFolder';

type Record = Readonly<{ [field: string]: unknown }>;

/** A published news article as `api` sends it. */
export function aRecord(changes: Record = {}): Record {
  return {
    id: 12,
    slug: 'doi-tuyen-hoi-quan',
    name: 'Đội tuyển hội quân',
    status: 'Published',
    published_date: '2022-12-09T17:00:00.000Z',
    description: 'Hai mươi ba cầu thủ có mặt.',
    image: '/media/a.webp',
    content: '<p>Buổi tập đầu tiên.</p>',
    ...changes,
  };
}

type Options = {
  /** The JSON of each path, with its query; a path without one is 404. */
  answers?: { [path: string]: unknown };
  /** Handles requests instead of all this. */
  answer?: (request: IncomingMessage, response: ServerResponse) => void;
  config?: Partial<DeliveryConfig>;
  site?: object;
  /** The paths of the remote. */
  paths?: readonly string[];
  /** What its release says of them. */
  pages?: readonly object[];
  /** Its server entry; `null` for a release without one. */
  entry?: string | null;
  limits?: Partial<Limits>;
};

/** Renders an article by its id, under its own address, and a list by its titles; lists all news. */
const ENTRY = `
const idOf = ({ id = '' }) => /^[1-9]\\d{0,14}(?=-|$)/.exec(id)?.[0];
exports.needs = ({ params }) => {
  if (!('id' in params)) return [{ key: 'a', path: '/NewPost', query: { pageNumber: 1, pageSize: 20 } }];
  return idOf(params) ? [{ key: 'a', path: '/NewPost/' + idOf(params) }] : [];
};
exports.draw = ({ params }, [answer]) => {
  const gone = { html: '', css: '', page: { status: 404 } };
  if ('id' in params && !idOf(params)) return gone;
  if (!answer) return undefined;
  if (answer.status === 404) return 'id' in params ? gone : undefined;
  const { data } = answer.body;
  if (!('id' in params)) return { html: data.map(({ name }) => '<h2>' + name + '</h2>').join(''), css: '' };
  const right = data.id + '-' + data.slug;
  if (right !== params.id) return { html: '', css: '', page: { status: 301, location: '/news/' + right } };
  return { html: '<h1>' + data.name + '</h1>' + data.content, css: 'h1{margin:0}', title: data.name, answers: ['a'] };
};
exports.addresses = {
  needs: ({ page }) => [{ key: 'a', path: '/NewPost', query: { pageNumber: page, pageSize: 100 } }],
  list: ({ page }, [answer]) => {
    const data = answer.status === 200 ? answer.body.data : [];
    const articles = data.map(({ id, slug, name, published_date, updated_date = published_date }) => ({
      path: '/news/' + id + '-' + slug,
      changed: updated_date,
      news: { title: name, published: published_date },
    }));
    const list = { path: '/news', ...(articles[0] && { changed: articles[0].changed }) };
    return { addresses: page === 1 ? [list, ...articles] : articles, hasMore: data.length === 100 };
  },
};
`;

/** What a busy machine needs, besides the patience of its visitors. */
const PATIENT = {
  loadingMs: 60_000,
  computingMs: 30_000,
  overrunMs: 60_000,
} satisfies Partial<Limits>;
const SERVER = 'server.0123456789ab.js';

const PATHS = ['/nhan-dinh-bong-da', '/nhan-dinh-bong-da/:id', '/news', '/news/:id'];

/** The site with the articles' remote live, in front of an `api` that gives these answers. */
export async function anArticleSite({
  answers = {},
  answer,
  config = {},
  site = {},
  paths = PATHS,
  pages = [],
  entry = ENTRY,
  limits = {},
}: Options = {}) {
  const asked: string[] = [];
  const upstream = await anUpstream((request, response) => {
    asked.push(request.url ?? '');
    if (answer) return answer(request, response);
    const body = answers[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: { code: 'not_found' } }));
  });
  const dataDir = await temporaryFolder();
  const app = await createDelivery(
    aConfig(dataDir, { apiOrigin: upstream.origin, publicUrl: 'https://tyso.vn', ...config }, site),
    { limits: { ...PATIENT, ...limits } },
  );
  afterTest(() => app.close());
  await releaseBuild(dataDir, 'shell', aShellBuild());
  await releaseBuild(
    dataDir,
    'mfe-articles',
    aRemoteBuild(entry === null ? {} : { [SERVER]: entry }, {
      remote: 'mfe-articles',
      paths: paths.map((path) => ({ path, module: './App' })),
      pages,
      ...(entry === null ? {} : { server: SERVER }),
    }),
  );
  const get = (url: string, headers: { [name: string]: string } = {}) => app.inject({ url, headers });
  return { app, asked, dataDir, get, upstream };
}
