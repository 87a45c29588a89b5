import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers every error as `{ "error": { code, message } }`, without internals. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError & { headers?: Record<string, string> }>((error, request, reply) => {
    const { statusCode = 500, headers = {} } = error;
    reply.headers({ ...headers, 'cache-control': 'no-store' });
    if (statusCode >= 400 && statusCode < 500) {
      return reply.code(statusCode).send({ error: { code: 'bad_request', message: 'The request could not be read' } });
    }
    request.log.error({ err: error }, 'A request failed');
    return reply.code(500).send({ error: { code: 'internal', message: 'Something went wrong on our side' } });
  });
}

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
