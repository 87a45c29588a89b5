import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyWindowsError } from '../board/boardAnswers';
import { StoreAwayError } from '../store/storeErrors';
import { ApiError, shown } from './apiError';

/** Answers every error as `{ "error": { code, message, field? } }`, without internals. @param said what is answered in an error's place */
export function registerErrors(app: FastifyInstance, said: (error: Error) => Error = (error) => error): void {
  app.setErrorHandler<Error>((error, request, reply) => answerError(said(error), request, reply));
  app.setNotFoundHandler(({ method, url }) => {
    throw new ApiError(404, 'not_found', `There is no ${method} ${shown(url.split('?')[0])}`);
  });
}

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message, field } = toRefusal(error);
  if (status === 500) request.log.error({ err: error }, 'A request failed');
  if (status === 503) reply.header('retry-after', 1);
  return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message, field } });
}

function toRefusal(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TooManyWindowsError) return new ApiError(503, 'busy', 'Too many requests at once: try again');
  if (error instanceof StoreAwayError) return new ApiError(503, 'unavailable', 'The database is away: try again');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ApiError(413, 'too_large', 'The body is too large');
  if (status === 404) return new ApiError(404, 'not_found', 'There is no such page');
  if (status !== undefined && status >= 400 && status < 500) {
    return new ApiError(status, 'bad_request', 'The request could not be read');
  }
  return new ApiError(500, 'internal', 'Something went wrong on our side');
}
