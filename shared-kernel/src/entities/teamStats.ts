import * as v from 'valibot';
import { numeric } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { id } from './id';

/** One team's figures in a match; `ball_possession` is in per cent. */
const teamStatsSchema = v.object({
  team_id: id,
  ball_possession: secondary('stats.*.ball_possession', numeric, 0),
  shots_on_target: secondary('stats.*.shots_on_target', numeric, 0),
  yellow_cards: secondary('stats.*.yellow_cards', numeric, 0),
  red_cards: secondary('stats.*.red_cards', numeric, 0),
});

/** The figures of both teams; an unreadable line is left out alone. */
export const statsSchema = validItems('stats', teamStatsSchema);
