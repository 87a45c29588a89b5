import { lognormal } from './seededRandom';

/** A visitor's browser during one visit. */
export type Browser = {
  /** From 0 to 99, as the page's own rule spreads them. */
  readonly bucket: number;
  /** 1 is usual, 2 is half as fast. */
  readonly slowness: number;
  /** An extension or an old engine breaks what works for others, in most of its pages. */
  readonly isBroken: boolean;
  /** About one in ten. */
  readonly isTablet: boolean;
  /** From 0 to 1: to be one of few. */
  readonly luck: number;
  /** In which arm of which step it was last, and what it told there. */
  arm: 'candidate' | 'control' | undefined;
  share: number;
  views: number;
  isFaulty: boolean;
};

const BROKEN = 0.004;
const TABLETS = 0.1;

export function newBrowser(random: () => number): Browser {
  return {
    bucket: Math.floor(random() * 100),
    slowness: lognormal(random, 1, 0.4),
    isBroken: random() < BROKEN,
    isTablet: random() < TABLETS,
    luck: random(),
    arm: undefined,
    share: 0,
    views: 0,
    isFaulty: false,
  };
}
