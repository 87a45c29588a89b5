import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDelivery } from '../app';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { anUpstream } from './aServer';
import { aConfig, aRemoteBuild, aShellBuild, releaseBuild } from './builds';
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

type Given = {
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
};

const PATHS = ['/nhan-dinh-bong-da', '/nhan-dinh-bong-da/:id', '/news', '/news/:id'];

/** The site with the articles' remote live, in front of an `api` that gives these answers. */
export async function anArticleSite({
  answers = {},
  answer,
  config = {},
  site = {},
  paths = PATHS,
  pages = [],
}: Given = {}) {
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
  );
  afterTest(() => app.close());
  await releaseBuild(dataDir, 'shell', aShellBuild());
  await releaseBuild(
    dataDir,
    'mfe-articles',
    aRemoteBuild({}, { remote: 'mfe-articles', paths: paths.map((path) => ({ path, module: './App' })), pages }),
  );
  const get = (url: string, headers: { [name: string]: string } = {}) => app.inject({ url, headers });
  return { app, asked, dataDir, get, upstream };
}
