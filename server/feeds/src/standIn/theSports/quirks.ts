import type { FeedMatch } from '../../feedRecords';
import { type Expected, NONE, quirkScripts, type Stage } from './quirkScripts';
import { vendorIdOf } from './vendorId';
import { listedOf, type VendorListed, type VendorLive } from './vendorMatch';

/** A hand-written match that does what the vendor is known to do, and what a board must show of it in the end. */
export type Quirk = {
  name: string;
  /** The text id of the match. */
  id: string;
  at(now: number): readonly [listed: VendorListed, live: VendorLive, isDeleted: boolean];
  expected: Expected;
};

/**
 * @param like matches of the script that lend their teams and competition
 * @param kickOff unix seconds
 * @param speed how much faster than life they are played
 */
export function createQuirks(like: readonly FeedMatch[], kickOff: number, speed = 1): Quirk[] {
  return quirkScripts.flatMap(({ name, stages, expected }, index) => {
    const lender = like[index];
    if (!lender) return [];
    const id = vendorIdOf('match', 900_000_000 + index);
    const base = { ...lender, id: 900_000_000 + index, odds: '', stats: [], incidents: [] };
    // At the other ground: beside another feed nobody could tell two matches of one pair apart.
    const teams = { home_team_id: lender.away_team_id, away_team_id: lender.home_team_id };
    const match = { ...base, ...teams, match_time: Math.round(kickOff) };
    return [{ name, id, expected, at: (now) => stateAt(match, id, stages, speed, ((now - kickOff) * speed) / 60) }];
  });
}

function stateAt(
  base: FeedMatch,
  id: string,
  stages: readonly Stage[],
  speed: number,
  minute: number,
): ReturnType<Quirk['at']> {
  const stage: Stage = stages.findLast((one) => one.minute <= minute) ?? { minute: 0, status: 1 };
  const { status, home = NONE, away = NONE, began, incidents = [], tlive = [], isDeleted = false, corrected } = stage;
  const start = began === undefined ? 0 : periodStart(base.match_time, stage.minute, began, speed);
  const listed = { ...listedOf({ ...base, home_scores: NONE, away_scores: NONE }), status_id: base.status_id };
  const figures = { home_scores: corrected?.home ?? figuresOf(home), away_scores: corrected?.away ?? figuresOf(away) };
  const live = { id, score: [id, status, home, away, start, ''], stats: [], incidents, tlive };
  return [{ ...listed, ...figures, status_id: asStatus(status) }, live, isDeleted];
}

/** In unix seconds, so long ago that a page reads the script's minute when the stage begins. */
function periodStart(kickOff: number, minute: number, began: number, speed: number): number {
  return Math.round(kickOff + (minute / speed - (minute - began)) * 60);
}

function figuresOf(raw: unknown): number[] {
  return Array.isArray(raw) ? raw : Object.values(Object(raw));
}

function asStatus(status: number): VendorListed['status_id'] {
  const known = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
  return known.find((one) => one === status) ?? 0;
}
