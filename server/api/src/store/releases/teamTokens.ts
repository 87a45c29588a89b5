import type { Kysely } from 'kysely';
import type { Database } from '../schema';

export type TeamToken = {
  readonly name: string;
  /** SHA-256 of the token. */
  readonly hash: string;
  /** What it may change; `all` for everything. */
  readonly remotes: readonly string[];
  readonly made_at: string;
  readonly revoked_at: string | null;
};

/** All tokens, also the revoked ones. */
export function listTeams(db: Kysely<Database>): Promise<TeamToken[]> {
  return db.selectFrom('team_token').selectAll().orderBy('name').execute();
}

/** Gives a team a token, in place of the one that it had. */
export async function putTeam(
  db: Kysely<Database>,
  { remotes, ...team }: Omit<TeamToken, 'revoked_at'>,
): Promise<void> {
  const row = { ...team, remotes: JSON.stringify(remotes), revoked_at: null };
  await db
    .insertInto('team_token')
    .values(row)
    .onConflict((known) => known.column('name').doUpdateSet(row))
    .execute();
}

/** @returns whether there was such a token, and it was not revoked before */
export async function revokeTeam(db: Kysely<Database>, name: string, at: string): Promise<boolean> {
  const valid = db.updateTable('team_token').set({ revoked_at: at }).where('name', '=', name);
  return (await valid.where('revoked_at', 'is', null).returning('name').executeTakeFirst()) !== undefined;
}
