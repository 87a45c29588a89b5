import { Type } from '@sinclair/typebox';
import { MARKET_GROUPS } from 'shared-kernel/entities/matchMarkets';
import { literals } from './literals';
import { anId } from './matchDetailsSchemas';
import { oneOf } from './topSchemas';

export const PricesQuery = Type.Object({
  MatchId: anId,
  Group: Type.Optional(
    oneOf(MARKET_GROUPS, 'The prices of the first half, or of corners; those of the match without it.'),
  ),
});

export const PricesAnswer = Type.Object({
  data: Type.Array(
    Type.Object({
      time: Type.Integer({ description: 'Unix seconds; the prices hold until the next move.' }),
      is_live: Type.Boolean({ description: 'The match had begun.' }),
      odds: Type.String({ description: 'As that of a match; empty: there were none.' }),
      suspended_odds: Type.Optional(
        Type.String({ description: 'As that of a match: the last prices of the markets that were suspended then.' }),
      ),
    }),
    { description: 'The oldest first.' },
  ),
  groups: Type.Optional(
    Type.Array(literals(MARKET_GROUPS), { description: 'Without `Group`: the groups that have moves, too, if any.' }),
  ),
});
