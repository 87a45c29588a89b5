import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from 'shared-kernel/protocol/rest';
import * as v from 'valibot';
import { integer, record, text } from '../http/fields';
import type { Route, Routes } from '../http/route';

const DESCRIPTION = `Live football scores. Every request is signed: X-Timestamp holds the unix time and X-Signature
the upper-case hex SHA-256 of secret, timestamp and path (with /api, without the query).`;

const error = record({
  code: text('For programs.'),
  message: text('What was expected, what came, and where; for people.'),
  field: v.optional(text('The parameter that is wrong.')),
});

export const ErrorAnswer = v.object({ error });

export const SignatureRefused = v.object({
  error,
  server_time: integer('Unix seconds, so that a wrong clock can be corrected.'),
});

const REFUSALS = {
  400: refusal('A parameter is missing or wrong.'),
  401: refusal('The request is not signed, or too long ago.', SignatureRefused),
  404: refusal('There is no such thing.'),
  405: refusal('Anything but GET and HEAD.'),
  429: refusal('Too many requests from one address; Retry-After says how long to wait.'),
  503: refusal('Too much at once, or the database is away: try again after Retry-After.'),
};

function refusal(description: string, schema: v.GenericSchema = ErrorAnswer) {
  return { description, content: jsonOf(schema) };
}

function jsonOf(schema: v.GenericSchema) {
  return { 'application/json': { schema: schemaOf(schema) } };
}

function schemaOf(schema: v.GenericSchema) {
  return toJsonSchema(schema, {
    target: 'openapi-3.0',
    typeMode: 'output',
    ignoreActions: ['check'],
    // OpenAPI 3.0 allows no empty list.
    overrideSchema: ({ jsonSchema: { required, ...schema } }) => (required?.length ? { ...schema, required } : schema),
  });
}

/** The API in the words of OpenAPI; `docs/openapi.json` is its committed copy. */
export function openApi(routes: Routes) {
  const parameter = (name: string) => ({ type: 'apiKey', in: 'header', name });
  return {
    openapi: '3.0.3',
    info: { title: 'TySo API', version: '1', description: DESCRIPTION },
    components: {
      securitySchemes: { signature: parameter('X-Signature'), timestamp: parameter('X-Timestamp') },
      responses: REFUSALS,
    },
    security: [{ signature: [], timestamp: [] }],
    paths: Object.fromEntries(
      Object.entries(routes).map(([path, route]) => [
        `${API_PREFIX}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
        { get: operation(path, route) },
      ]),
    ),
  };
}

function operation(path: string, { summary, parameters, answer }: Route) {
  const isInPath = (name: string) => path.includes(`:${name}`);
  const statuses = Object.keys(REFUSALS).filter((status) => status !== '404' || path.includes(':'));
  return {
    summary,
    parameters: Object.entries(parameters).map(([name, field]) => {
      const { description, ...schema } = schemaOf(field);
      return {
        name,
        in: isInPath(name) ? 'path' : 'query',
        required: field.type !== 'optional',
        description,
        schema,
      };
    }),
    responses: {
      200: { description: 'The answer.', content: jsonOf(answer) },
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

/** The description for people: a page that runs nothing, each path collapsed. */
export const docsPage = (routes: Routes) => async (_request: FastifyRequest, reply: FastifyReply) => {
  const entries = Object.entries(openApi(routes).paths).map(
    ([path, description]) => `<details><summary><code>GET ${escaped(path)}</code></summary>
      <pre>${escaped(JSON.stringify(description, undefined, 2))}</pre></details>`,
  );
  return reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>TySo API</title>
    <style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto}</style>
    <h1>TySo API</h1><p>${escaped(DESCRIPTION)}</p><p><a href="/api/docs/openapi.json">OpenAPI</a></p>
    ${entries.join('')}</html>`);
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
