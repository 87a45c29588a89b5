import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { writeEndpointFile } from 'server-shared/admin/endpointFile';
import { type Inside, isFromOutside } from 'server-shared/http/internalRoutes';
import { refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { DecodeError } from 'shared-kernel/decode/decode';
import { ApiError } from '../http/apiError';
import { answerError, registerErrors } from '../http/errors';
import type { TeamToken } from '../store/releases/teamTokens';
import { askForToken, onlyFor } from './callers';

/** A publication without its pictures, which are sent one by one; a route with another limit sets its own. */
const BODY_LIMIT_BYTES = 64 * 1024 * 1024;

export type InternalOptions = {
  host: string;
  port: number;
  dataDir: string;
  inside: Inside;
  teams: () => Promise<readonly TeamToken[]>;
  log: FastifyBaseLogger;
  /** Registers the routes; each says who may ask it. */
  register: (app: FastifyInstance) => void;
  /** Called before it waits for its connections. */
  onClose: () => void;
};

/**
 * The server for servers, teams and the operator: a listener of its own, which no visitor reaches. All need a token. That
 * of the operator stands in the data folder, for commands of this machine. Being on the same machine is no right: what renders
 * for a release is, too.
 *
 * @returns its address and its stop
 */
export async function openInternalServer(options: InternalOptions) {
  const { host, dataDir, inside, teams, log } = options;
  const token = randomBytes(32).toString('hex');
  const app = Fastify({
    ...strictServer(),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
  });
  registerErrors(app, withReason);
  refuseFlawed(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return isFromOutside(request, inside.hosts) ? reply.callNotFound() : undefined;
  });
  askForToken(app, { servers: inside.token, operator: token, teams });
  app.get('/status', onlyFor('operator'), async () => ({ data: { pid: process.pid } }));
  app.register(async (scope) => options.register(scope));
  app.addHook('preClose', async () => options.onClose());
  const url = addressOf(await app.listen({ host, port: options.port }), host);
  const removeFile = await writeEndpointFile(dataDir, { url, token });
  return {
    url,
    async close() {
      await removeFile();
      await app.close();
    },
  };
}

/** For commands of this machine, where it listens on all addresses, too. */
function addressOf(address: string, host: string): string {
  const port = new URL(address).port;
  const here = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}`;
}

/** Who runs a command can mend the cause, and so is told it. */
function withReason(error: Error): Error {
  if (error instanceof DecodeError) return new ApiError(400, 'bad_request', error.message);
  return error instanceof ReleaseError ? new ApiError(409, 'conflict', error.message) : error;
}
