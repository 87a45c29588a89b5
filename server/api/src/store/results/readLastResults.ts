import type { Kysely } from 'kysely';
import type { Database } from '../schema';
import { lastQuery, type PastResult, toLast, type WantedTeam } from './readHistory';
import { teamsOf } from './teamsOf';
import { presentOrigin } from './writeResults';

/** A team as the present feed knows it. */
export type LastWanted = {
  team: WantedTeam;
  /** The name of the country it plays in, if known. */
  country: string | undefined;
  /** Kick-offs before this, in unix seconds. */
  before: number;
};

/** What a team played last in all competitions, the newest first. */
export async function readLastResults(
  db: Kysely<Database>,
  { team, country, before }: LastWanted,
): Promise<PastResult[]> {
  const origin = (await presentOrigin(db)) ?? null;
  const teams = await teamsOf(db, origin, { ...team, country });
  const { rows } = await lastQuery({ origin, before }, teams).execute(db);
  return toLast(rows);
}
