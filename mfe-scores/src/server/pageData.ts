import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { localDay } from 'shared-kernel/rules/localDay';
import { otherReason } from 'shared-kernel/rules/status';
import type { BoardLayout } from '../state/createBoardStore';
import { t } from '../texts/serverTexts';
import { addressOfMatch, wholeAddress } from './addresses';
import { breadcrumbs } from './breadcrumbs';
import type { MatchPart, NamedMatch } from './matchPart';

const CONTEXT = 'https://schema.org';

type Shown = {
  title: string;
  board: { layout: Pick<BoardLayout, 'groups'> };
  match: MatchPart | undefined;
};

/** The page for search engines (schema.org): its matches, the match that it is about, and the way to it. */
export function pageData(request: PageRequest, { title, board, match }: Shown): object[] {
  const named = match?.named;
  return [
    ...(named ? [sportsEvent(named, request)] : itemList(board, request)),
    ...breadcrumbs(request, stepsTo(request, title, named)),
  ];
}

function sportsEvent({ entry: { match }, home, away, competition }: NamedMatch, request: PageRequest): object {
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  const url = wholeAddress(addressOfMatch(match.id), request);
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    name: t('match.heading', { home, away }),
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

/** A kick-off that is not settled has a day alone. */
function startOf({ match_time, status_id }: Match): string {
  return status_id === MatchStatus.ToBeDetermined ? localDay(match_time) : new Date(match_time * 1000).toISOString();
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

function itemList({ layout }: Shown['board'], request: PageRequest): object[] {
  const addresses = layout.groups.flatMap(({ ids }) =>
    ids.flatMap((id) => wholeAddress(addressOfMatch(id), request) ?? []),
  );
  if (addresses.length === 0) return [];
  const items = addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url }));
  return [{ '@context': CONTEXT, '@type': 'ItemList', itemListElement: items }];
}

/** None on the start page itself. */
function stepsTo({ path }: PageRequest, title: string, named: NamedMatch | undefined) {
  if (named) return [{ name: t('match.heading', named), path: addressOfMatch(named.entry.match.id) }];
  return path === '/' ? [] : [{ name: title, path }];
}
