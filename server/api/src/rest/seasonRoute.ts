import * as v from 'valibot';
import { cachedFor } from '../http/cachedFor';
import { dataOf, dataOrNull, flag, integer, list, record, text } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendData } from '../http/sendAnswer';
import type { Seasons } from '../seasons/createSeasons';
import type { Store } from '../store/store';
import { answersWithContent } from './answersById';
import type { ShownTo } from './createShownContent';
import { Criterion, Rows, scorerFields, Teams, Zones } from './schemas';

export const SeasonAnswer = dataOrNull(
  record({
    name: text('Of the competition.'),
    matches: integer('How many count, those in play among them.'),
    since: v.optional(integer('The kick-off of the first of them in unix seconds.')),
    goals: integer('Those of these matches.'),
    is_feed: flag(
      'The feed’s table has matches of which no result is kept: `total` is the feed’s, the others lack them.',
    ),
    criteria: list(
      Criterion,
      'What separates teams with equal points in `total`, in this order; `mutual_…` of the matches between them.',
    ),
    teams: Teams,
    total: Rows('The leader first, as in the others.'),
    zones: v.optional(Zones),
    home: Rows('Of matches at home.'),
    away: Rows('Of matches away.'),
    half: v.optional(Rows('As if matches ended with their first half; absent where no such score is known.')),
    form: Rows('Of the last five ended matches of each team.'),
    ...scorerFields,
  }),
  'the competition has no table.',
);

/** The tables of a season (M24). Their zones are the feed's, else those that editors publish (M26). */
export function seasonRoute({ seasonOf }: Pick<Seasons, 'seasonOf'>, shownTo: ShownTo): Route {
  return answersWithContent({
    summary: 'The tables and scorers of a competition’s present season, with matches in play',
    parameter: 'CompetitionId',
    answer: SeasonAnswer,
    // A page asks again when one of its matches has another score, and every minute while a team plays.
    maxAge: 1,
    shownTo,
    async read(id, shown) {
      const season = await seasonOf(id);
      if (!season) return undefined;
      const zones = season.zones.length > 0 ? season.zones : await shown.zones(id);
      return JSON.stringify({ ...season, zones: zones.length > 0 ? zones : undefined });
    },
  });
}

export const StandingsAnswer = dataOf(
  list(
    record({
      id: integer(),
      name: text(),
      country: v.optional(text('Of its matches.')),
      is_hot: flag(),
    }),
  ),
);

/** A new table is seen within this time. */
const LIST_MAX_AGE_SECONDS = 10;

export function standingListRoute(store: Pick<Store, 'standings'>): Route {
  const read = cachedFor(LIST_MAX_AGE_SECONDS, () => store.standings());
  return route({
    summary: 'Competitions that have a league table, in order',
    parameters: {},
    answer: StandingsAnswer,
    async handle(_asked, request, reply) {
      const tables = await read();
      const data = tables.map(({ competition_id: id, name, country, is_hot }) => ({ id, name, country, is_hot }));
      return sendData(request, reply, data, { maxAge: LIST_MAX_AGE_SECONDS });
    },
  });
}
