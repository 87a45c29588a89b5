import { Type } from '@sinclair/typebox';
import { MARKET_GROUPS } from 'shared-kernel/entities/matchMarkets';
import { POSITIONS } from 'shared-kernel/entities/player';
import { STAGE_PHASES, STAGE_ROUNDS } from 'shared-kernel/entities/stage';
import { TEXT_LANGUAGES, TEXT_LINES_MOST } from 'shared-kernel/entities/vendorText';
import { OPEN_MARKETS_MOST } from 'shared-kernel/protocol/matchMarkets';
import { literals } from './literals';
import { oneOf } from './topSchemas';

export const anId = Type.String({
  minLength: 1,
  maxLength: 500,
  'x-expected': 'an id (a text of 1 to 500 characters)',
});

export const MatchDetailsQuery = Type.Object({ MatchId: anId });

/** A player in a line-up or a squad. */
export const playerFields = {
  id: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
  name: Type.String(),
  number: Type.Optional(Type.Integer({ description: 'Of the shirt.' })),
  position: Type.Optional(literals(POSITIONS)),
};

const Player = Type.Object({
  ...playerFields,
  grid: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Line from the own goal on, and place in it from the team’s left.' }),
  ),
});

const Team = Type.Object({
  formation: Type.Optional(Type.String({ description: 'Such as 4-2-3-1.' })),
  coach: Type.Optional(Type.String()),
  starters: Type.Array(Player),
  bench: Type.Array(Player),
});

export const LineupsAnswer = Type.Object({
  data: Type.Union([
    Type.Object({
      match_id: Type.Integer(),
      is_confirmed: Type.Boolean({ description: 'Of the referee’s sheet, and no expectation.' }),
      home: Type.Optional(Team),
      away: Type.Optional(Team),
    }),
    Type.Null({ description: 'There are none yet.' }),
  ]),
});

export const InfoAnswer = Type.Object({
  data: Type.Union([
    Type.Object({
      match_id: Type.Integer(),
      venue: Type.Optional(
        Type.Object({ name: Type.String(), city: Type.Optional(Type.String()) }, { description: 'The ground.' }),
      ),
      referee: Type.Optional(Type.String()),
      stage: Type.Optional(
        Type.Object(
          {
            round: literals(STAGE_ROUNDS),
            group: Type.Optional(Type.String({ description: 'The group’s letter or number.' })),
            phase: Type.Optional(
              Type.Union(
                STAGE_PHASES.map((phase) => Type.Literal(phase)),
                { description: 'The phase or division that the group is one of, in a cup with several.' },
              ),
            ),
          },
          { description: 'The part of a cup that the match belongs to.' },
        ),
      ),
    }),
    Type.Null({ description: 'None of it is known.' }),
  ]),
});

const odds = Type.String({ description: 'As that of a match: the markets that are open.' });
const suspendedOdds = Type.String({ description: 'The last prices of the markets that are suspended.' });

const Group = Type.Object({ odds, suspended_odds: Type.Optional(suspendedOdds) });

export const MarketsAnswer = Type.Object({
  data: Type.Union([
    Type.Object({ match_id: Type.Integer(), half: Type.Optional(Group), corners: Type.Optional(Group) }),
    Type.Null({ description: 'None were sent.' }),
  ]),
});

const TextLine = Type.Object({
  time: Type.Optional(Type.String({ description: 'The minute, such as 45+2.' })),
  lang: literals(TEXT_LANGUAGES),
  text: Type.String(),
});

export const TextAnswer = Type.Object({
  data: Type.Union([
    Type.Object({
      match_id: Type.Integer(),
      lines: Type.Array(TextLine, { description: `The last ${TEXT_LINES_MOST}, the oldest first.` }),
    }),
    Type.Null({ description: 'No vendor wrote any.' }),
  ]),
});

export const OpenMarketsQuery = Type.Object({ Group: oneOf(MARKET_GROUPS, 'Those of the first half, or of corners.') });

export const OpenMarketsAnswer = Type.Object({
  data: Type.Array(Type.Object({ match_id: Type.Integer(), odds, suspended_odds: suspendedOdds }), {
    description: `Of matches that are to come or live, the next to begin first; at most ${OPEN_MARKETS_MOST}.`,
  }),
});
