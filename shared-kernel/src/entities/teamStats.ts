import * as v from 'valibot';
import { id, numeric, withDefault } from '../decode/fields';

/** One team's figures in a match; `ball_possession` is in per cent. */
export const teamStatsSchema = v.object({
  team_id: id,
  ball_possession: withDefault(numeric, 0),
  shots_on_target: withDefault(numeric, 0),
  yellow_cards: withDefault(numeric, 0),
  red_cards: withDefault(numeric, 0),
});
