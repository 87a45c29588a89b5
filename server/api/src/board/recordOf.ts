import { decode } from 'shared-kernel/decode/decode';
import { integer } from 'shared-kernel/decode/fields';
import { matchFields } from 'shared-kernel/entities/match';
import * as v from 'valibot';
import type { BoardMatch } from './createBoard';

const scores = v.array(integer, 'a list');
const recordSchema = v.object({ ...matchFields.entries, home_scores: scores, away_scores: scores });

/** A match as it is sent. */
export type SentMatch = v.InferOutput<typeof recordSchema>;

/** Each state of a match is read once. */
const records = new WeakMap<BoardMatch, SentMatch>();

export function recordOf(match: BoardMatch): SentMatch {
  const known = records.get(match) ?? decode(recordSchema, JSON.parse(match.json.toString()), `match ${match.id}`);
  records.set(match, known);
  return known;
}

/** The kick-off of the current period in unix seconds; 0: unknown. */
export function periodStart({ score }: SentMatch): number {
  return Number(score?.[4] ?? 0);
}
