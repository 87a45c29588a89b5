import type { Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import { standingSchema } from 'shared-kernel/entities/standing';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { standingsAddress } from '../domain/standingsAddress';
import { wholeAddress } from './addresses';

/** The page of league tables, below the base path. */
export const STANDINGS_PATH = '/bang-xep-hang';

export const STANDINGS: Ask = { key: 'standings', path: REST_PATHS.standing };

/** The app reports what it cannot read. */
export const readStandings = listAnswer(standingSchema, () => {});

type Site = Pick<PageRequest, 'site' | 'publicUrl'>;

/** Any origin serves to tell a path from another site. */
const SOME_SITE = 'https://site.invalid/';

export function addressOfTables(request: Site): string {
  return wholeAddress(STANDINGS_PATH, request) ?? SOME_SITE;
}

/** Whether the configured tables are our own: of those of another site nothing is known. */
export function areTablesOurs(request: Site): boolean {
  const unchosen = { theme: undefined, competition: null };
  return standingsAddress(request.site.standings_url, addressOfTables(request), unchosen).isOwn;
}
