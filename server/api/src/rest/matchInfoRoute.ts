import * as v from 'valibot';
import type { Board } from '../board/createBoard';
import { dataOrNull, integer, list, record, text } from '../http/fields';
import type { Route } from '../http/route';
import { matchPicturePath } from '../sharing/matchOnPicture';
import type { Store } from '../store/store';
import { answersWithContent } from './answersById';
import type { ShownTo } from './createShownContent';
import { roundFields } from './schemas';

export const InfoAnswer = dataOrNull(
  record({
    match_id: integer(),
    venue: v.optional(record({ name: text(), city: v.optional(text()) }, 'The ground.')),
    referee: v.optional(text()),
    ...roundFields,
    share_image: v.optional(
      text('A picture of 1200 x 630 as the match stands, for shared pages; its address changes with what it shows.'),
    ),
    channels: v.optional(
      list(record({ name: text(), link: text('An https address.') }), 'Who shows it, as editors have published.'),
    ),
  }),
  'none of it is known.',
);

const MAX_AGE_SECONDS = 1;

type Deps = { board: Board; store: Pick<Store, 'matchInfo'>; shownTo: ShownTo; now: () => number };

/** What a feed told of a match beside its play, who shows it (S21), and its picture where its page is shared (S22). */
export function matchInfoRoute(deps: Deps): Route {
  return answersWithContent({
    summary: 'Where a match is played, who referees it, its round, and who shows it',
    parameter: 'MatchId',
    answer: InfoAnswer,
    maxAge: MAX_AGE_SECONDS,
    shownTo: deps.shownTo,
    async read(id, shown) {
      const known = await read(id, deps, shown);
      return known && JSON.stringify(known);
    },
  });
}

async function read(match_id: number, { board, store, now }: Deps, shown: Pick<Store, 'channels'>) {
  const [told, channels] = await Promise.all([store.matchInfo(match_id), shown.channels(match_id)]);
  const known = {
    ...(told && JSON.parse(told)),
    share_image: matchPicturePath(board, match_id, now()),
    channels: channels.length > 0 ? channels : undefined,
  };
  return Object.values(known).some((value) => value !== undefined) ? { match_id, ...known } : undefined;
}
