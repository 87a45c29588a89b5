import type { FastifyReply, FastifyRequest } from 'fastify';
import { isContentToken } from 'server-shared/previews/contentPreview';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { noPreviewPage } from '../page/plainPages';
import { prepare, sendPrepared } from '../page/prepared';
import type { Live } from '../pointers/livePointers';
import type { NoPreview, Previews } from '../previews/createPreviews';
import { endedCookie, keptCookie, PRIVATE, previewRequestOf } from './previewRequest';

export type PreviewAnswers = {
  /**
   * What is live for this visitor. For one who looks at a preview the answer becomes private.
   *
   * @param search of the page's address, with its question mark
   * @returns `undefined` when the request has been answered: its link shows no preview, or ends one
   */
  liveFor(request: FastifyRequest, reply: FastifyReply, page: PageAsked, live: Live): Promise<Live | undefined>;
};

type PageAsked = { readonly path: string; readonly search: string };

/** 410 for what was there, 403 for what never was. */
const STATUS = { forged: 403, expired: 410, gone: 410, unknown: 503 } as const satisfies Record<
  NoPreview['kind'],
  number
>;

/** @param now unix milliseconds */
export function createPreviewAnswers(
  config: DeliveryConfig,
  { releases, contents }: { readonly releases: Previews; readonly contents: Previews },
  now: () => number,
): PreviewAnswers {
  const refusals = {
    forged: prepare('text/html', noPreviewPage('forged', config.site.base_path)),
    expired: prepare('text/html', noPreviewPage('expired', config.site.base_path)),
    gone: prepare('text/html', noPreviewPage('gone', config.site.base_path)),
    unknown: prepare('text/html', noPreviewPage('unknown', config.site.base_path)),
  } as const;

  return {
    async liveFor(request, reply, { path, search }, live) {
      const asked = previewRequestOf(search, request.headers);
      if (asked.kind === 'none') return live;
      reply.headers(PRIVATE);
      if (asked.kind === 'end') {
        reply.header('set-cookie', endedCookie(config)).redirect(here(path) + asked.search, 302);
        return undefined;
      }
      const previews = isContentToken(asked.token) ? contents : releases;
      const looked = await previews.look(asked.token, live);
      if (looked.kind === 'shown') {
        const { preview } = looked.live;
        const isNew = asked.kind === 'link' && preview;
        if (isNew) reply.header('set-cookie', keptCookie(config, asked.token, preview, Math.floor(now() / 1000)));
        return looked.live;
      }
      // With the cookie `api` may answer such a page with what nobody else sees, so it is none without the bar.
      const isOver = looked.kind !== 'unknown';
      if (isOver) reply.header('set-cookie', endedCookie(config));
      // Who did not ask for a preview just now gets the page as everybody has it.
      if (isOver && asked.kind === 'cookie') return live;
      await sendPrepared(request, reply, refusals[looked.kind], STATUS[looked.kind]);
      return undefined;
    },
  };
}

/** The same page on this host: browsers take two slashes at the start for another one. */
function here(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}

/** Whether this answer is for one visitor alone. */
export function isPrivate(reply: FastifyReply): boolean {
  return reply.getHeader('cache-control') === PRIVATE['cache-control'];
}
