import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { writeEndpointFile } from 'server-shared/admin/endpointFile';
import { isSameSecret } from 'server-shared/http/internalRoutes';
import { DecodeError } from 'shared-kernel/decode/decode';
import { ApiError } from '../http/apiError';
import { answerError, registerErrors } from '../http/errors';

/** A publication without its pictures, which are sent one by one; a route with another limit sets its own. */
const BODY_LIMIT_BYTES = 64 * 1024 * 1024;

export type AdminOptions = {
  dataDir: string;
  log: FastifyBaseLogger;
  /** Registers the tools' routes; each area has its own function. */
  register: (app: FastifyInstance) => void;
};

/**
 * The admin endpoint: a separate small server for the command-line tools of this machine, so that they never open the
 * store a second time. It listens on loopback only, behind no proxy, and requires the token in the data folder.
 *
 * @returns its address and its stop
 */
export async function openAdminEndpoint({ dataDir, log, register }: AdminOptions) {
  const token = randomBytes(32).toString('hex');
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
  });
  registerErrors(app);
  app.addHook('onRequest', async ({ headers }) => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) {
      throw new ApiError(401, 'bad_token', 'Expected the token that stands in the data folder');
    }
  });
  app.get('/status', async () => ({ data: { pid: process.pid } }));
  app.register(async (scope) => {
    scope.setErrorHandler<Error>((error, request, reply) => answerError(withFullMessage(error), request, reply));
    register(scope);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const removeFile = await writeEndpointFile(dataDir, { url, token });
  return {
    url,
    async close() {
      await removeFile();
      await app.close();
    },
  };
}

/** Tools get the full message, because the operator who runs them can fix the cause. */
function withFullMessage(error: Error): Error {
  return error instanceof DecodeError ? new ApiError(400, 'bad_request', error.message) : error;
}
