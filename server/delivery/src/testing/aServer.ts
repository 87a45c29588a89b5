import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createDelivery } from '../app';
import { portOf } from './askLiterally';
import { aConfig } from './builds';
import { afterTest, temporaryFolder } from './temporaryFolder';

/** A server in place of `api`. */
export async function anUpstream(answer: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The upstream has no port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/** `delivery` in front of it, listening. */
export async function aDeliveryFor(
  apiOrigin: string,
): Promise<{ app: Awaited<ReturnType<typeof createDelivery>>; host: string }> {
  const app = await createDelivery(aConfig(await temporaryFolder(), { apiOrigin }));
  afterTest(() => app.close());
  return { app, host: `127.0.0.1:${await portOf(app)}` };
}
