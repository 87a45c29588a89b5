import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { afterTest } from '../testing/temporaryFolder';
import { serveReadiness } from './readiness';
import { logRequests } from './requestLog';

it('has one line for each answer, none for health checks, and no query', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  afterTest(() => app.close());
  logRequests(app);
  serveReadiness(app, 'http://127.0.0.1:1', () => false);
  app.setNotFoundHandler((_, reply) => reply.code(404).send('none'));
  for (const url of ['/healthz', '/ready', '/news/1?ddtk=secret']) await app.inject(url);
  expect(lines).toMatchObject([
    { level: 30, msg: 'Answered', method: 'GET', path: '/news/1', ip: '127.0.0.1', status: 404 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
