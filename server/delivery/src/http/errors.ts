import type { FastifyError, FastifyInstance } from 'fastify';

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
