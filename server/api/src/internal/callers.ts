import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isSameSecret } from 'server-shared/http/internalRoutes';
import { sha256Of } from 'server-shared/releases/files';
import type { LiveName } from 'server-shared/releases/liveName';
import { ApiError } from '../http/apiError';
import type { TeamToken } from '../store/releases/teamTokens';

/** Whose token came with a request. */
export type Caller =
  | { readonly kind: 'servers' }
  | { readonly kind: 'operator' }
  | { readonly kind: 'team'; readonly name: string; readonly remotes: readonly string[] };

/** What a team may change that may change everything. */
export const ALL = 'all';

type Tokens = {
  /** The servers' common one. */
  readonly servers: string | undefined;
  /** The token of whoever can read the data folder. */
  readonly operator: string;
  readonly teams: () => Promise<readonly TeamToken[]>;
};

/** By request, whatever its route. */
const callers = new WeakMap<object, Caller>();

/** Refuses all requests without a known token. One in a query is none. */
export function askForToken(app: FastifyInstance, tokens: Tokens): void {
  app.addHook('onRequest', async (request) => {
    const [, token] = /^Bearer ([\x21-\x7e]{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
    const caller = token === undefined ? undefined : await callerWith(token, tokens);
    if (!caller) {
      const expected = 'Expected the token of a team, of the servers (INTERNAL_TOKEN) or of the data folder';
      throw new ApiError(401, 'bad_token', `${expected}, got ${token === undefined ? 'none' : 'an unknown one'}`);
    }
    callers.set(request, caller);
  });
}

async function callerWith(token: string, { servers, operator, teams }: Tokens): Promise<Caller | undefined> {
  if (isSameSecret(token, operator)) return { kind: 'operator' };
  if (servers !== undefined && isSameSecret(token, servers)) return { kind: 'servers' };
  const hash = Buffer.from(sha256Of(token));
  const team = (await teams()).find((one) => isSame(Buffer.from(one.hash), hash));
  if (!team) return undefined;
  if (team.revoked_at !== null)
    throw new ApiError(403, 'forbidden', `The token of ${team.name} was revoked on ${team.revoked_at}`);
  return { kind: 'team', name: team.name, remotes: team.remotes };
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/** Options of a route, or of all of a plugin, that none but these may ask. */
export function onlyFor(...kinds: readonly Caller['kind'][]) {
  return {
    async onRequest(request: object) {
      const { kind } = callerOf(request);
      if (!kinds.includes(kind))
        throw new ApiError(
          403,
          'forbidden',
          `Expected the token of ${kinds.map(nameOf).join(' or ')}, got that of ${nameOf(kind)}`,
        );
    },
  };
}

const NAMES = { servers: 'the servers', operator: 'the data folder', team: 'a team' } as const;
const nameOf = (kind: Caller['kind']) => NAMES[kind];

function callerOf(request: object): Caller {
  const caller = callers.get(request);
  if (!caller) throw new ApiError(401, 'bad_token', 'Expected a token, got none');
  return caller;
}

/**
 * Who changes something of these names, as the history calls them.
 *
 * @throws ApiError with the name and the team that may not change it
 */
export function changerOf(request: object, names: readonly LiveName[]): string {
  const caller = callerOf(request);
  if (caller.kind === 'operator') return 'local';
  if (caller.kind === 'servers') throw new ApiError(403, 'forbidden', 'The servers change nothing');
  const { name: team, remotes } = caller;
  const other = remotes.includes(ALL) ? undefined : names.find((name) => !remotes.includes(name));
  if (other === undefined) return team;
  throw new ApiError(
    403,
    'forbidden',
    `The token is that of ${team}, which may change ${remotes.join(', ')}, and not ${other}`,
  );
}
