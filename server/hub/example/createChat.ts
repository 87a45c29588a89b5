import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { hubPlugin } from '../src/hub';
import { PAGE } from './page';

/** A room in which every client receives every message, with the stock client in the page. */
export async function createChat(): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(hubPlugin, {
    path: '/chat',
    methods: {
      Say(caller, text) {
        if (typeof text !== 'string') throw new Error(`Expected a text, got a ${typeof text}`);
        app.hub.broadcast('Said', caller.connectionId, text.slice(0, 200));
      },
    },
  });

  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/signalr.js', async (_request, reply) => {
    const file = require.resolve('@microsoft/signalr/dist/browser/signalr.min.js');
    return reply.type('text/javascript; charset=utf-8').send(await readFile(file));
  });
  return app;
}
