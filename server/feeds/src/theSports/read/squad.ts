import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { integer, text } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import { POSITIONS } from 'shared-kernel/entities/player';
import * as v from 'valibot';
import type { FeedSquad } from '../../feedRecords';
import { vendorCode } from '../../polled/vendorFields';
import { fieldOf, listFrom, vendorId } from './rawValue';

const ENDPOINT = 'team/squad/list';

const playerSchema = v.object({
  player: v.object({ id: secondary('player.id', vendorId), name: text }),
  position: secondary('position', vendorCode),
  shirt_number: secondary('shirt_number', integer),
});

/** The players of a team; the vendor has nothing of its coach here. */
export type VendorSquad = FeedSquad['players'];

/**
 * Reads `team/squad/list` of one team
 * (https://github.com/eray-can/thesports-mcp, docs/thesports/v1_football_team_squad_list_GET.md). `undefined` where the vendor
 * has none.
 */
export function readSquad(results: unknown, team: string, report: Report): VendorSquad | undefined {
  const found = listFrom(results)?.find((one) => fieldOf(one, 'id') === team);
  const players = listFrom(fieldOf(found, 'squad'));
  if (!players || players.length === 0) return undefined;
  const squad = decodeList(playerSchema, players, `${ENDPOINT}.squad`, report).map(
    ({ player, position, shirt_number }) => ({
      id: player.id,
      name: player.name,
      number: shirt_number || undefined,
      position: POSITIONS.find((one) => one === position),
    }),
  );
  return squad.length > 0 ? squad : undefined;
}
