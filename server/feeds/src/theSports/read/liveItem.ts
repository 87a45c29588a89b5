import { integer, optional, text } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { goalCount } from '../../polled/vendorFields';
import { listLike, vendorId } from './rawValue';

/**
 * An item of `match/detail_live` or of a push, whose parts are decoded when they differ from the known ones: most of an
 * answer is the same as two seconds ago. A push has only the parts that changed.
 */
export const liveItemSchema = v.object({
  id: vendorId,
  score: optional(v.unknown()),
  stats: optional(v.unknown()),
  incidents: optional(v.unknown()),
  tlive: optional(v.unknown()),
});

export type LiveItem = v.InferOutput<typeof liveItemSchema>;

/**
 * An event (https://github.com/eray-can/thesports-mcp, docs/thesports/v1_football_match_detail_live_GET.md).
 * `time` is the minute with the added ones, `add_time` those beyond the regular minute.
 */
export const vendorIncidentSchema = v.object({
  type: integer,
  position: secondary('incidents.*.position', integer, 0),
  time: secondary('incidents.*.time', integer, 0),
  add_time: secondary('incidents.*.add_time', integer),
  player_id: secondary('incidents.*.player_id', text),
  player_name: secondary('incidents.*.player_name', text),
  in_player_name: secondary('incidents.*.in_player_name', text),
  out_player_name: secondary('incidents.*.out_player_name', text),
  home_score: secondary('incidents.*.home_score', goalCount),
  away_score: secondary('incidents.*.away_score', goalCount),
});

export type VendorIncident = v.InferOutput<typeof vendorIncidentSchema>;

/** A figure of both sides; `type` is a technical statistic. */
export const vendorStatSchema = v.object({ type: integer, home: integer, away: integer });

export type VendorStat = v.InferOutput<typeof vendorStatSchema>;

/** `[match id, status, home_scores, away_scores, kick-off of the period, remark]`. */
export const vendorScoreSchema = v.pipe(listLike, v.minLength(4, 'an id, a status and two score arrays'));
