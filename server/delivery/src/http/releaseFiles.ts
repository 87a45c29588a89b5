import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type LiveName, toLiveName } from 'server-shared/releases/liveName';
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

/** A page of another server may name a release that is being brought here: who asks for a file of it waits until it is. */
export function waitForReleases(
  app: FastifyInstance,
  waitFor: (name: LiveName, release: string) => Promise<void>,
): void {
  app.addHook('onRequest', async ({ url }) => {
    const [, named, release] = OF_RELEASE.exec(url) ?? [];
    const name = toLiveName(named);
    if (name && release !== undefined) await waitFor(name, release);
  });
}
