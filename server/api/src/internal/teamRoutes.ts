import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sha256Of } from 'server-shared/releases/files';
import { liveNameSchema } from 'server-shared/releases/liveAnswer';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import { JUDGE } from '../releases/goLive';
import type { Store } from '../store/store';
import { ALL } from './callers';

const teamSchema = v.object({
  name: v.pipe(
    text,
    v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens'),
    v.check((name) => name !== JUDGE, `another name than ${JUDGE}`),
  ),
  remotes: v.pipe(
    v.array(v.union([v.literal(ALL), liveNameSchema], `names such as mfe-ads, or ${ALL}`)),
    v.minLength(1),
  ),
});

type Deps = {
  store: Pick<Store, 'releases'>;
  /** Server time in unix seconds. */
  now: () => number;
};

const timeOf = (now: () => number) => new Date(now() * 1000).toISOString();

/** The tokens of teams, for `npm run team`. */
export function teamListRoute({ store: { releases } }: Pick<Deps, 'store'>) {
  return async () => ({ data: (await releases.teams()).map(({ hash: _, ...team }) => team) });
}

export function addTeamRoute({ store: { releases }, now }: Deps) {
  return async ({ body }: FastifyRequest) => {
    const { name, remotes } = decode(teamSchema, body);
    const token = randomBytes(32).toString('base64url');
    const isNew = (await releases.teams()).every((one) => one.name !== name);
    await releases.putTeam({ name, remotes, hash: sha256Of(token), made_at: timeOf(now) });
    const known = [...new Set((await releases.list()).map((one) => one.name))];
    const unknown = remotes.filter((one) => one !== ALL && !known.includes(one));
    return { data: { token, isNew, unknown, known } };
  };
}

export function revokeTeamRoute({ store: { releases }, now }: Deps) {
  return async ({ params: { name } }: FastifyRequest<{ Params: { name: string } }>) => {
    if (await releases.revokeTeam(name, timeOf(now))) return {};
    throw new ApiError(404, 'not_found', `There is no token of ${name} that is valid`);
  };
}
