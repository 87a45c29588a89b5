import type { Id } from './id';
import type { MatchStatus } from './matchStatus';

/**
 * A side's score array (M2): [0] after 90 minutes, [1] first half (-1: unknown), [2] red cards, [3] yellow cards,
 * [4] corners (-1: no data), [5] total after extra time including the 90 minutes (0: none played),
 * [6] shoot-out kicks. It may be shorter than seven; read it through `rules/score`.
 */
export type Scores = readonly number[];

/** The array `score` (M5): match id, status, home scores, away scores, kick-off of the current period (0: unknown), … */
export type LiveScore = readonly [Id, MatchStatus, Scores, Scores, number, ...unknown[]];
