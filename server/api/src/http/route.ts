import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError, shown } from './apiError';

type Request = FastifyRequest<{ Querystring: Record<string, unknown>; Params: Record<string, unknown> }>;

/** What one address of the API is asked with and answers; `rest/docs.ts` describes it. */
export type Route = {
  readonly summary: string;
  /** By name: those that the address names, and those of the query. */
  readonly parameters: v.ObjectEntries;
  readonly answer: v.GenericSchema;
  readonly handler: (request: Request, reply: FastifyReply) => Promise<FastifyReply>;
  /** Work that no visitor shall wait for, done once the server listens. */
  readonly warmUp?: () => void;
};

/** Routes by address, without the API's prefix. */
export type Routes = Readonly<Record<string, Route>>;

type Options<Parameters extends v.ObjectEntries> = Pick<Route, 'summary' | 'answer' | 'warmUp'> & {
  readonly parameters: Parameters;
  handle(
    asked: v.InferOutput<v.ObjectSchema<Parameters, undefined>>,
    request: Request,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
};

/** A route whose handler gets its parameters decoded. */
export function route<const Parameters extends v.ObjectEntries>({ handle, ...described }: Options<Parameters>): Route {
  const schema = v.object(described.parameters);
  return { ...described, handler: async (request, reply) => handle(decodeParameters(schema, request), request, reply) };
}

/** @throws ApiError that names the first parameter that is wrong, what was expected and what came */
function decodeParameters<Parameters extends v.ObjectEntries>(
  schema: v.ObjectSchema<Parameters, undefined>,
  { params, query }: Request,
) {
  // A missing one is there as `undefined`: its own schema then says what was expected.
  const given = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, params[name] ?? query[name]]));
  const result = v.safeParse(schema, given, { abortEarly: true });
  if (result.success) return result.output;
  const [{ message, input, path = [] }] = result.issues;
  const [field = '', ...places] = path.map(({ key }) => String(key));
  const words = `At ${[field, ...places].join('.')}: expected ${message}, got ${shown(input)}`;
  throw new ApiError(400, field in params ? 'bad_path' : 'bad_query', words, field);
}

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Each address answers GET and HEAD, and 405 to other methods, where the framework would answer 404. */
export function registerRoutes(app: FastifyInstance, routes: Routes): void {
  for (const [url, { handler, warmUp }] of Object.entries(routes)) {
    app.get(url, handler);
    app.route({
      method: [...OTHER_METHODS],
      url,
      handler: async ({ method }, reply) => {
        reply.header('allow', 'GET, HEAD');
        throw new ApiError(405, 'method_not_allowed', `Expected GET, got ${method}`);
      },
    });
    // Fastify logs what a hook returns as an error.
    if (warmUp)
      app.addHook('onListen', async () => {
        warmUp();
      });
  }
}
