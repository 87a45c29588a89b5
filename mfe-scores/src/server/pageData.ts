import type { MatchBoard } from 'shared-kernel/contract/matches';
import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { Venue } from 'shared-kernel/entities/matchInfo';
import { localDay } from 'shared-kernel/rules/localDay';
import { isUnsettled, otherReason } from 'shared-kernel/rules/status';
import { type MatchNames, namedMatchAddress } from '../domain/namedAddress';
import type { BoardLayout } from '../state/createBoardStore';
import { textsOfMatch } from '../view/pages/match/matchTexts';
import { wholeAddress } from './addresses';
import { breadcrumbs } from './breadcrumbs';
import type { NamedMatch } from './readMatch';

const CONTEXT = 'https://schema.org';

type Shown = {
  title: string;
  board: { layout: Pick<BoardLayout, 'groups'>; matches: { board: Pick<MatchBoard, 'matches' | 'teams'> } };
  /** The one that lies over it. */
  named: NamedMatch | undefined;
};

/** The page for search engines (schema.org): its matches, the match that it is about, and the way to it. */
export function pageData(request: PageRequest, { title, board, named }: Shown): object[] {
  if (named) return matchData(request, named);
  return [
    ...itemList(board, request),
    ...breadcrumbs(request, request.path === '/' ? [] : [{ name: title, path: request.path }]),
  ];
}

/** A match for search engines, and the way to its page. */
export function matchData(request: PageRequest, named: NamedMatch, venue?: Venue): object[] {
  const step = { name: textsOfMatch(named).heading, path: named.address };
  return [{ ...sportsEvent(named, request), ...placeOf(venue) }, ...breadcrumbs(request, [step])];
}

function sportsEvent({ entry: { match }, address, home, away, competition }: NamedMatch, request: PageRequest): object {
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  const url = wholeAddress(address, request);
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    name: textsOfMatch({ home, away, competition }).heading,
    startDate: startOf(match),
    eventStatus: `${CONTEXT}/${statusOf(match, request.now)}`,
    sport: 'Soccer',
    homeTeam: team(home),
    awayTeam: team(away),
    competitor: [team(home), team(away)],
    ...(competition ? { superEvent: { '@type': 'SportsEvent', name: competition } } : {}),
    ...(url ? { url } : {}),
  };
}

/** https://schema.org/location: only where the place is known. */
function placeOf(venue: Venue | undefined): object {
  if (!venue) return {};
  const address = venue.city && { '@type': 'PostalAddress', addressLocality: venue.city };
  return { location: { '@type': 'Place', name: venue.name, ...(address && { address }) } };
}

/** A kick-off that is not settled has a day alone. */
function startOf({ match_time, state }: Match): string {
  return isUnsettled(state) ? localDay(match_time) : new Date(match_time * 1000).toISOString();
}

/**
 * A delayed match has no new kick-off yet, which is what schema.org calls postponed. One that was stopped has begun as
 * scheduled.
 */
function statusOf(match: Match, now: number): string {
  switch (otherReason(match, now)) {
    case 'cancelled':
      return 'EventCancelled';
    case 'delayed':
    case 'postponed':
      return 'EventPostponed';
    case 'abandoned':
    case 'interrupted':
    case 'toBeDetermined':
    case undefined:
      return 'EventScheduled';
  }
}

function itemList({ layout, matches: { board } }: Shown['board'], request: PageRequest): object[] {
  const addresses = layout.groups.flatMap(({ ids }) =>
    ids.flatMap((id) => wholeAddress(namedMatchAddress(id, namesOn(board, id)), request) ?? []),
  );
  if (addresses.length === 0) return [];
  const items = addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url }));
  return [{ '@context': CONTEXT, '@type': 'ItemList', itemListElement: items }];
}

function namesOn({ matches, teams }: Pick<MatchBoard, 'matches' | 'teams'>, id: MatchId): MatchNames | undefined {
  const match = matches.get(id);
  const home = match && teams.get(match.home_team_id);
  const away = match && teams.get(match.away_team_id);
  return home && away && { home: home.name, away: away.name };
}
