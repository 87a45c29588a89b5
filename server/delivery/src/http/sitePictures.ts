import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { isKnown } from 'server-shared/http/conditions';
import { SHARE_PICTURE } from '../page/pageHead';
import { prepare, sendPrepared } from '../page/prepared';

/** Painted by `tools/paintPictures.mjs`. Browsers ask for the icon by this name by themselves. */
const RASTERS: readonly [path: string, type: string][] = [
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  [SHARE_PICTURE, 'image/png'],
];

const HOUR = 'public, max-age=3600';

/** The site's icons, and the picture of shared pages. */
export function serveSitePictures(app: FastifyInstance): void {
  const favicon = prepare('image/svg+xml', readPicture('favicon.svg').toString());
  app.get('/favicon.svg', (request, reply) => sendPrepared(request, reply.header('cache-control', HOUR), favicon));

  for (const [address, type] of RASTERS) {
    const bytes = readPicture(path.basename(address));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    app.get(address, async (request, reply) => {
      reply.headers({ 'cache-control': HOUR, etag });
      return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.type(type).send(bytes);
    });
  }
}

function readPicture(name: string): Buffer {
  return readFileSync(path.join(packageFolder(), 'pictures', name));
}

/** The sources and the bundle are at different depths below it. */
function packageFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}
