import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SiteFolder } from '../siteFolder';

/** A release never changes, so browsers never revalidate its files. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves `/r/...` from disk, with the precompressed files. */
export function serveReleases(app: FastifyInstance, site: SiteFolder): void {
  mkdirSync(site.releases, { recursive: true });
  app.register(fastifyStatic, {
    root: site.releases,
    prefix: '/r/',
    preCompressed: true,
    decorateReply: false,
    index: false,
    redirect: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply) {
      reply.setHeader('cache-control', FOR_EVER);
      // A shared cache must not give one browser's encoding to another.
      reply.setHeader('vary', 'accept-encoding');
    },
  });
}
