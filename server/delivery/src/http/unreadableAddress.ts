import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers an address that cannot be decoded, such as `/%E0%A4%A`: it redirects a visitor to the base, as from every
 * unknown page; other clients get the error.
 */
export function answerUnreadable(basePath: string) {
  return (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('text/html')) {
      reply.redirect(basePath, 302);
      return;
    }
    reply.code(error.statusCode ?? 400).send({ error: { code: 'bad_address', message: error.message } });
  };
}
