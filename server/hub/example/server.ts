import Fastify from 'fastify';
import { hubPlugin } from '../src/hub';

const app = Fastify({ forceCloseConnections: true });
await app.register(hubPlugin, {
  path: '/chat',
  methods: {
    Add: (_caller, one, other) => Number(one) + Number(other),
    Say: (caller, text) => app.hub.broadcast('Said', caller.connectionId, text),
  },
});
await app.listen({ port: Number(process.env.PORT ?? 3000) });
