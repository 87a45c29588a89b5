import type { AddressesRequest, AddressList, ListedAddress } from 'shared-kernel/contract/serverEntry';
import type { ListedMatch } from 'shared-kernel/entities/listedMatch';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { namedAddress, namedMatchAddress } from '../domain/namedAddress';
import { searchOfStanding } from '../view/pages/standings/standingsTexts';
import { type NamedListedMatch, readListedMatches } from './readListedMatches';
import { areTablesOurs, readStandings, STANDINGS, STANDINGS_PATH } from './standings';

/** Days around today, in Vietnam, of which each is a page of the list. */
const DAYS_BACK = 2;
const DAYS_AHEAD = 3;

/** Bounds what one day of a busy store costs; boards show a few hundred. */
const MAX_A_DAY = 2_000;

const DAY = 86_400;
const VIETNAM_OFFSET = 7 * 3_600;

const MATCHES = 'matches';

/** The matches of some days that are played or to be played, and each competition with a table. */
export const addressList: AddressList = {
  needs(request) {
    const { from, to } = dayOf(request);
    const query = { FromDate: isoTime(from), ToDate: isoTime(to), PageSize: MAX_A_DAY };
    const matches = { key: MATCHES, path: REST_PATHS.matchRange, query };
    return hasTables(request) ? [matches, STANDINGS] : [matches];
  },
  list(request, answers) {
    const tables = hasTables(request) ? (readAnswer(answers, STANDINGS.key, readStandings) ?? []) : [];
    const matches = readAnswer(answers, MATCHES, readListedMatches) ?? [];
    return {
      addresses: [
        // The page reads plain ids alone.
        ...tables.filter(({ id }) => typeof id === 'number').map(addressOfTable),
        ...tables
          .map(({ id, name }) => ({ path: namedAddress('competition', id, name) }))
          .filter(({ path }) => path !== '/'),
        ...matches.slice(0, MAX_A_DAY).filter(hasPage).map(addressIn(request)),
      ],
      hasMore: request.page <= DAYS_BACK + DAYS_AHEAD,
    };
  },
};

function hasTables(request: AddressesRequest): boolean {
  return request.page === 1 && areTablesOurs(request);
}

/** In unix seconds. */
function dayOf({ now, page }: AddressesRequest): { from: number; to: number } {
  const today = Math.floor((now + VIETNAM_OFFSET) / DAY) * DAY - VIETNAM_OFFSET;
  const from = today + (page - 1 - DAYS_BACK) * DAY;
  return { from, to: from + DAY };
}

function addressOfTable(standing: Parameters<typeof searchOfStanding>[0]): ListedAddress {
  return { path: STANDINGS_PATH + searchOfStanding(standing) };
}

/** Cancelled and abandoned matches have nothing to find. */
function hasPage({ state }: ListedMatch): boolean {
  return state.kind !== 'off';
}

/** The score and the clock of a live match change all the time; nobody tells us when another did. */
function addressIn({ now }: AddressesRequest) {
  return ({ id, state, names }: NamedListedMatch): ListedAddress => ({
    path: namedMatchAddress(id, names),
    ...(state.kind === 'live' ? { changed: isoTime(now) } : {}),
  });
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
