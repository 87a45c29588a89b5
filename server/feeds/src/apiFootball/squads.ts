import { decode, type Report } from 'shared-kernel/decode/decode';
import { numberedId, text } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import type { Position } from 'shared-kernel/entities/player';
import * as v from 'valibot';
import type { FeedSquad } from '../feedRecords';
import { vendorCode } from '../polled/vendorFields';

const schema = v.array(
  v.object({
    team: v.object({ id: numberedId }),
    players: validItems(
      'players',
      v.object({
        id: secondary('players.*.id', numberedId),
        name: text,
        number: secondary('players.*.number', v.number()),
        position: secondary('players.*.position', vendorCode),
      }),
    ),
  }),
  'a list',
);

const POSITIONS: ReadonlyMap<string | undefined, Position> = new Map([
  ['GOALKEEPER', 'G'],
  ['DEFENDER', 'D'],
  ['MIDFIELDER', 'M'],
  ['ATTACKER', 'F'],
]);

/**
 * The squad of `players/squads?team=`, which has no coach
 * (https://www.api-football.com/documentation-v3#tag/Players/operation/get-players-squads); `undefined` where the vendor
 * knows none.
 *
 * @throws DecodeError when the answer is not as documented
 */
export function decodeSquad(response: unknown, team: number, report: Report): FeedSquad | undefined {
  const found = decode(schema, response, 'response', report).find((one) => one.team.id === team);
  if (!found || found.players.length === 0) return undefined;
  const players = found.players.map(({ id, name, number, position }) => ({
    id,
    name,
    number: number || undefined,
    position: POSITIONS.get(position),
  }));
  return { team_id: team, coach: undefined, players };
}
