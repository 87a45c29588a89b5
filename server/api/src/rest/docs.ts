import swagger from '@fastify/swagger';
import { TypeGuard } from '@sinclair/typebox';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { NOT_FOUND, REFUSALS } from './errorSchemas';

const DESCRIPTION = `Live football scores. Every request is signed: X-Timestamp holds the unix time and X-Signature
the upper-case hex SHA-256 of secret, timestamp and path (with /api, without the query).`;

/** Collects the routes that are registered after it. */
export async function collectDocs(app: FastifyInstance): Promise<void> {
  const parameter = (name: string) => ({ type: 'apiKey', in: 'header', name }) as const;
  await app.register(swagger, {
    openapi: {
      info: { title: 'TySo API', version: '1', description: DESCRIPTION },
      components: { securitySchemes: { signature: parameter('X-Signature'), timestamp: parameter('X-Timestamp') } },
      security: [{ signature: [], timestamp: [] }],
    },
    // For the description only: an answer's own schema also decides which fields leave the server.
    transform: ({ schema, url }) => ({ schema: withRefusals(schema, url), url }),
  });
}

function withRefusals(schema: FastifySchema = {}, url: string): FastifySchema {
  const response = typeof schema.response === 'object' ? schema.response : {};
  const query = schema.querystring ? { querystring: withOptionals(schema.querystring) } : {};
  return { ...schema, ...query, response: { ...response, ...REFUSALS, ...(url.includes(':id') ? NOT_FOUND : {}) } };
}

/** The validator fills in defaults and then requires all fields; callers may leave those out. */
function withOptionals(query: unknown): unknown {
  if (!TypeGuard.IsObject(query)) return query;
  const required = query.required?.filter((name) => query.properties[name]?.default === undefined) ?? [];
  return { ...query, required };
}

/** The API's description: for programs at `/api/docs/openapi.json`, for people at `/api/docs`. Neither is signed. */
export function registerDocs(app: FastifyInstance): void {
  const options = { schema: { hide: true } } as const;
  app.get('/api/docs/openapi.json', options, async () => app.swagger());
  app.get('/api/docs', options, async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(page(app.swagger().paths ?? {})),
  );
}

/** Each path with its full description, collapsed. */
function page(paths: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(paths).map(
    ([path, description]) => `<details><summary><code>GET ${escaped(path)}</code></summary>
      <pre>${escaped(JSON.stringify(description, undefined, 2))}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>TySo API</title>
    <style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto}</style>
    <h1>TySo API</h1><p>${escaped(DESCRIPTION)}</p><p><a href="/api/docs/openapi.json">OpenAPI</a></p>
    ${entries.join('')}</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
