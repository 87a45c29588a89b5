import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { flag, integer, text } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import { POSITIONS } from 'shared-kernel/entities/player';
import * as v from 'valibot';
import { vendorCode } from '../../polled/vendorFields';
import { fieldOf, listFrom, vendorId } from './rawValue';

/** A player of `match/lineup/detail`; `x` and `y` are of 100, and 0 for a player without a place. */
const playerSchema = v.object({
  id: secondary('id', vendorId),
  first: secondary('first', flag, false),
  name: text,
  shirt_number: secondary('shirt_number', integer),
  position: secondary('position', vendorCode),
  x: secondary('x', integer, 0),
  y: secondary('y', integer, 0),
});

type VendorPlayer = v.InferOutput<typeof playerSchema>;

/** A side's line-up; its coach comes as an id alone. */
export type VendorSide = { team: Omit<TeamLineup, 'coach'>; coach: string | undefined };

export type VendorLineup = { isConfirmed: boolean; home: VendorSide | undefined; away: VendorSide | undefined };

const ENDPOINT = 'match/lineup/detail';

/**
 * Reads `match/lineup/detail`
 * (https://github.com/eray-can/thesports-mcp, docs/thesports/v1_football_match_lineup_detail_GET.md): `confirmed`,
 * `home_formation`, `coach_id`, and under `lineup` a list for each side. `undefined` while there are none.
 */
export function readLineup(results: unknown, report: Report): VendorLineup | undefined {
  const side = (name: 'home' | 'away'): VendorSide | undefined => {
    const players = listFrom(fieldOf(fieldOf(results, 'lineup'), name));
    if (!players || players.length === 0) return undefined;
    const formation = fieldOf(results, `${name}_formation`);
    const team = teamOf(decodeList(playerSchema, players, `${ENDPOINT}.lineup.${name}`, report), formation);
    const coach = v.safeParse(vendorId, fieldOf(fieldOf(results, 'coach_id'), name));
    return team && { team, coach: coach.success ? coach.output : undefined };
  };
  const [home, away] = [side('home'), side('away')];
  if (!home && !away) return undefined;
  return { isConfirmed: CONFIRMED.has(fieldOf(results, 'confirmed')), home, away };
}

const CONFIRMED: ReadonlySet<unknown> = new Set([1, '1', true]);

const FORMATION = /^[1-9](?:-[1-9]){1,5}$/;

function teamOf(players: readonly VendorPlayer[], given: unknown): Omit<TeamLineup, 'coach'> | undefined {
  const starters = players.filter(({ first }) => first);
  if (starters.length === 0) return undefined;
  const formation = typeof given === 'string' && FORMATION.test(given.trim()) ? given.trim() : undefined;
  const places = placesOf(starters, formation);
  return {
    // The list is in no order that is written down: without places it must not be read as one.
    formation: places ? formation : undefined,
    starters: starters.map((player) => playerOf(player, places?.get(player))),
    bench: players.filter(({ first }) => !first).map((player) => playerOf(player, undefined)),
  };
}

/**
 * Lines and places from coordinates: `y` counts from the own goal, `x` from the team's right, for both sides. Where a
 * formation says how many players stand in a line, those are the next ones by `y`; else a line is one `y`.
 */
function placesOf(
  starters: readonly VendorPlayer[],
  formation: string | undefined,
): Map<VendorPlayer, [number, number]> | undefined {
  if (starters.some(({ x, y }) => x <= 0 || y <= 0)) return undefined;
  const byDepth = [...starters].sort((a, b) => a.y - b.y);
  const places = new Map<VendorPlayer, [number, number]>();
  for (const [line, players] of linesOf(byDepth, formation).entries()) {
    const fromLeft = [...players].sort((a, b) => b.x - a.x);
    for (const [place, player] of fromLeft.entries()) places.set(player, [line + 1, place + 1]);
  }
  return places;
}

function linesOf(byDepth: readonly VendorPlayer[], formation: string | undefined): VendorPlayer[][] {
  const counts = [1, ...(formation?.split('-').map(Number) ?? [])];
  if (counts.reduce((sum, count) => sum + count, 0) !== byDepth.length) {
    return [...new Set(byDepth.map(({ y }) => y))].map((depth) => byDepth.filter(({ y }) => y === depth));
  }
  let from = 0;
  return counts.map((count) => {
    from += count;
    return byDepth.slice(from - count, from);
  });
}

function playerOf(
  { id, name, shirt_number, position }: VendorPlayer,
  grid: [number, number] | undefined,
): LineupPlayer {
  const known = POSITIONS.find((one) => one === position);
  return { id, name, number: shirt_number || undefined, position: known, grid };
}

/** A coach of `coach/list`. */
export const coachSchema = v.object({ id: vendorId, name: text });
