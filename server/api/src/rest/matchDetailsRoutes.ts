import { TEXT_LANGUAGES, TEXT_LINES_MOST } from 'shared-kernel/entities/vendorText';
import * as v from 'valibot';
import { dataOrNull, flag, integer, list, oneOf, record, text } from '../http/fields';
import type { Store } from '../store/store';
import { answersById } from './answersById';
import { marketFields, playerFields } from './schemas';

const Player = record({
  ...playerFields,
  grid: v.optional(list(integer(), 'Line from the own goal on, and place in it from the team’s left.')),
});

const Team = record({
  formation: v.optional(text('Such as 4-2-3-1.')),
  coach: v.optional(text()),
  starters: list(Player),
  bench: list(Player),
});

export const LineupsAnswer = dataOrNull(
  record({
    match_id: integer(),
    is_confirmed: flag('Of the referee’s sheet, and no expectation.'),
    home: v.optional(Team),
    away: v.optional(Team),
  }),
  'there are none yet.',
);

const Group = record({ ...marketFields, suspended_odds: v.optional(marketFields.suspended_odds) });

export const MarketsAnswer = dataOrNull(
  record({ match_id: integer(), half: v.optional(Group), corners: v.optional(Group) }),
  'none were told.',
);

const TextLine = record({
  time: v.optional(text('The minute, such as 45+2.')),
  lang: oneOf(TEXT_LANGUAGES),
  text: text(),
});

export const TextAnswer = dataOrNull(
  record({ match_id: integer(), lines: list(TextLine, `The last ${TEXT_LINES_MOST}, the oldest first.`) }),
  'no vendor wrote any.',
);

const OF_A_MATCH = { parameter: 'MatchId', maxAge: 1 } as const;

export const lineupsRoute = (store: Pick<Store, 'lineups'>) =>
  answersById({ ...OF_A_MATCH, summary: 'The line-ups of a match', answer: LineupsAnswer, read: store.lineups });

export const matchMarketsRoute = (store: Pick<Store, 'matchMarkets'>) =>
  answersById({
    ...OF_A_MATCH,
    summary: 'The prices of a match’s first half and corners',
    answer: MarketsAnswer,
    read: store.matchMarkets,
  });

export const vendorTextRoute = (store: Pick<Store, 'vendorText'>) =>
  answersById({
    ...OF_A_MATCH,
    summary: 'What a vendor wrote of a match, word for word',
    answer: TextAnswer,
    read: store.vendorText,
  });
