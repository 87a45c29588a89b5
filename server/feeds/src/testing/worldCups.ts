import { stageIn } from '../polled/stageIn';
import { readShared } from './readShared';

type Goals = readonly [home: number, away: number];

/** A goal, card, substitution or kick; for an own goal `side` is the one credited (M15). */
export type WorldCupEvent = { minute: number; add?: number; type: number; side: 'home' | 'away'; player?: string };

type FileMatch = {
  kickoff: number;
  home: string;
  away: string;
  stage: string;
  group?: string;
  /** The score after extra time, if there was any. */
  score: Goals;
  aet: boolean;
  pens: Goals | null;
  ht: Goals;
  ft90: Goals;
  events: WorldCupEvent[];
  shootout?: WorldCupEvent[];
};

/** The matches of a World Cup, as the real data beside the project have them, in order of kick-off. */
export function worldCup(year: 2018 | 2022) {
  const { matches } = readShared(`worldcup_${year}.json`) as { matches: FileMatch[] };
  return matches.map(({ stage, group, score, aet, pens, ht, ft90, shootout = [], ...match }) => ({
    ...match,
    shootout,
    stage: stageIn(stage, group),
    result: {
      halfTime: ht,
      fullTime: ft90,
      afterExtraTime: aet ? score : undefined,
      shootout: pens ?? undefined,
    },
  }));
}

export type WorldCupMatch = ReturnType<typeof worldCup>[number];

/** All matches of both World Cups. */
export const playedMatches = (): WorldCupMatch[] => [...worldCup(2018), ...worldCup(2022)];
