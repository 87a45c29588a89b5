import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type LiveName, toLiveName } from '../pointers/liveName';
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
      reply.header('cache-control', FOR_EVER);
    },
  });
}

const OF_RELEASE = /^\/r\/([\w-]+)\/([\w.+-]+)\//;

/** Before a file of a release is looked for, the release is brought if it is not here: by who waits until it is. */
export function bringMissing(app: FastifyInstance, bring: (name: LiveName, release: string) => Promise<unknown>): void {
  app.addHook('onRequest', async ({ url }) => {
    const [, named, release] = OF_RELEASE.exec(url) ?? [];
    const name = toLiveName(named);
    if (name && release !== undefined) await bring(name, release);
  });
}
