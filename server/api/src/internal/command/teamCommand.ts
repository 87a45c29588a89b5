import { AdminError, findAdminEndpoint } from 'server-shared/admin/adminClient';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { decoder } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

export const TEAM_USAGE = `npm run team -- list
npm run team -- add <team> <remote>...   a token that may release these, or all; in place of the team's one before
npm run team -- revoke <team>            its token opens nothing any more`;

const PATH = '/internal/teams';

const addedSchema = v.object({ token: text, isNew: v.boolean(), unknown: v.array(text), known: v.array(text) });
const teamsSchema = v.array(
  v.object({ name: text, remotes: v.array(text), made_at: text, revoked_at: v.nullable(text) }),
);

type Context = {
  dataDir: string;
  print: (line: string) => void;
};

/** `team add`, `list` and `revoke`, on the machine of `api`. @returns the exit code */
export async function teamCommand(args: readonly string[], context: Context): Promise<number> {
  const { dataDir, print } = context;
  const [what, name, ...remotes] = args;
  const isUse =
    (what === 'list' && name === undefined) ||
    (what === 'add' && name !== undefined && remotes.length > 0) ||
    (what === 'revoke' && name !== undefined && remotes.length === 0);
  if (wantsHelp(args) || !isUse) {
    print(TEAM_USAGE);
    return wantsHelp(args) ? 0 : 2;
  }
  try {
    const api = await findAdminEndpoint(dataDir);
    if (what === 'add') {
      const { token, isNew, unknown, known } = await api.post(PATH, { name, remotes }, decoder(addedSchema));
      if (!isNew) print(`The token that ${name} had before opens nothing any more.`);
      if (unknown.length > 0)
        print(`Nothing of ${unknown.join(', ')} was released yet. Mistyped? There are: ${known.join(', ') || 'none'}.`);
      print(`${name} may release ${remotes.join(', ')}, with RELEASE_TOKEN in the environment. It is not shown again:`);
      print(token);
    } else if (what === 'revoke') {
      await api.post(`${PATH}/${encodeURIComponent(name ?? '')}/revoke`, {}, () => undefined);
      print(`The token of ${name} opens nothing any more.`);
    } else {
      const teams = await api.get(PATH, decoder(teamsSchema));
      for (const line of teams.length > 0 ? teams.map(lineOf) : ['No team has a token.']) print(line);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    print(`Nothing was changed. ${error.message}`);
    return 3;
  }
}

function lineOf({ name, remotes, made_at, revoked_at }: v.InferOutput<typeof teamsSchema>[number]): string {
  const end = revoked_at === null ? '' : `, revoked ${revoked_at}`;
  return `${name}: ${remotes.join(', ')}, since ${made_at}${end}`;
}
