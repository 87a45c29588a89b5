import * as v from 'valibot';
import { secondary } from '../decode/leftOut';
import { nameUpTo } from '../decode/readBy';

/** The rounds of a cup, in the order in which they are played; those of a bracket stand behind `group`. */
export const STAGE_ROUNDS = [
  ...(['qualifying', 'round_1', 'round_2', 'round_3', 'round_4', 'round_5', 'round_6', 'group'] as const),
  ...(['play_off', 'last_128', 'last_64', 'last_32', 'last_16', 'quarter_final', 'semi_final'] as const),
  ...(['third_place', 'final'] as const),
] as const;

export type StageRound = (typeof STAGE_ROUNDS)[number];

/** Parts of a cup whose groups have the same letters or numbers: group phases one after the other, divisions side by side. */
export const STAGE_PHASES = ['first', 'second', 'league_a', 'league_b', 'league_c', 'league_d'] as const;

export type StagePhase = (typeof STAGE_PHASES)[number];

/** Longer than any group's letter or number. */
const MAX_CHARACTERS = 12;

/** The part of a cup that a match belongs to. A league's match has none. */
export const stageSchema = v.object({
  round: v.picklist(STAGE_ROUNDS, 'a round of a cup'),
  /** Its letter or number, of a group alone. */
  group: secondary('group', nameUpTo(MAX_CHARACTERS)),
  /** The phase or division that the group is one of, in a cup that has several. */
  phase: v.optional(secondary('phase', v.picklist(STAGE_PHASES, 'a phase of a cup'))),
});

export type Stage = v.InferOutput<typeof stageSchema>;
