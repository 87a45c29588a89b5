import path from 'node:path';
import type { Emit } from 'feeds/provider';
import { pino } from 'pino';
import { createOutageLog } from '../process/createOutageLog';
import { type Server, startServer } from '../process/server';
import { handFeed } from './handFeed';

/** Its visitors all come from one address. */
export const FED_ENVIRONMENT = { SIGNATURE_SECRETS: 'fed', HUB_CONNECTIONS_PER_ADDRESS: '100000', RATE_LIMIT: '0' };

/**
 * The whole server without content, fed by its caller; resolves once the server asks its feed for matches.
 *
 * @param emptyStore a file that a new store begins with
 */
export async function fedServer(
  config: Parameters<typeof startServer>[0]['config'],
  emptyStore?: string,
): Promise<{ server: Server; emit: Emit }> {
  const log = pino({ level: 'error' });
  const nothing = path.join(config.dataDir, 'nothing');
  const { provider, emit } = handFeed();
  const server = await startServer({
    config,
    provider,
    log,
    emptyStore,
    outages: createOutageLog(log),
    seedFolders: { content: nothing, adverts: nothing },
  });
  return { server, emit: await emit };
}
