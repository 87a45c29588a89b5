import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sha256Of } from 'server-shared/releases/files';
import { liveNameSchema } from 'server-shared/releases/liveAnswer';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import { JUDGE } from '../releases/goLive';
import type { Store } from '../store/store';
import { ALL, allow } from './callers';

const PATH = '/internal/teams';

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

/** The tokens of teams, for `npm run team`. */
export function registerTeams(app: FastifyInstance, { store: { releases }, now }: Deps): void {
  const at = () => new Date(now() * 1000).toISOString();
  app.register(async (scope) => {
    allow(scope, 'operator');
    scope.get(PATH, async () => ({ data: (await releases.teams()).map(({ hash: _, ...team }) => team) }));

    scope.post(PATH, async ({ body }) => {
      const { name, remotes } = decode(teamSchema, body);
      const token = randomBytes(32).toString('base64url');
      const isNew = (await releases.teams()).every((one) => one.name !== name);
      await releases.putTeam({ name, remotes, hash: sha256Of(token), made_at: at() });
      const known = [...new Set((await releases.list()).map((one) => one.name))];
      const unknown = remotes.filter((one) => one !== ALL && !known.includes(one));
      return { data: { token, isNew, unknown, known } };
    });

    scope.post<{ Params: { name: string } }>(`${PATH}/:name/revoke`, async ({ params: { name } }) => {
      if (await releases.revokeTeam(name, at())) return {};
      throw new ApiError(404, 'not_found', `There is no token of ${name} that is valid`);
    });
  });
}
