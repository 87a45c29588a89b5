import { numberedId, optional, text } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { vendorCode } from '../polled/vendorFields';

const entry = v.object({
  player: v.object({
    id: secondary('lineups.*.player.id', numberedId),
    name: text,
    number: secondary('lineups.*.player.number', v.number()),
    pos: secondary('lineups.*.player.pos', vendorCode),
    /** `2:4`: line from the own goal, and place in it from the team's left; `null` on the bench. */
    grid: secondary('lineups.*.player.grid', text),
  }),
});

/**
 * The line-ups of both teams, as `fixtures?id=`, `fixtures?ids=` and `fixtures/lineups` have them from 20 to 40 minutes
 * before the kick-off (https://www.api-football.com/documentation-v3#tag/Fixtures/operation/get-fixtures-lineups); an
 * empty list before.
 */
export const lineupsSchema = validItems(
  'lineups',
  v.object({
    team: v.object({ id: numberedId }),
    formation: secondary('lineups.*.formation', text),
    coach: secondary('lineups.*.coach', v.object({ name: optional(text) })),
    startXI: validItems('lineups.*.startXI', entry),
    substitutes: secondary('lineups.*.substitutes', validItems('lineups.*.substitutes', entry), []),
  }),
);

/** A team's line-up. */
export type VendorLineup = v.InferOutput<typeof lineupsSchema>[number];
