import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { openInternalServer } from '../internal/internalServer';
import type { TeamToken } from '../store/releases/teamTokens';

/** The token of the servers in tests. */
export const SERVERS_TOKEN = 'a-token-of-tests';

type Options = {
  dataDir: string;
  port?: number;
  register?: (app: FastifyInstance) => void;
  teams?: () => Promise<readonly TeamToken[]>;
  onClose?: () => void;
};

/** The listener for servers, teams and commands, on a port of its own. */
export function openTestInternal(options: Options) {
  const { dataDir, port = 0, register = () => {}, teams = async () => [], onClose = () => {} } = options;
  const inside = { token: SERVERS_TOKEN, hosts: [] };
  const log = pino({ level: 'silent' });
  return openInternalServer({ host: '127.0.0.1', port, dataDir, inside, teams, log, register, onClose });
}
