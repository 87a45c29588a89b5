import { type ArmCounts, type Distribution, MEASURED, type Measured } from '../judge/armCounts';
import { type Browser, newBrowser } from './browser';
import type { Planted } from './planted';
import { exponential, lognormal } from './seededRandom';

/** How often the figures are looked at. */
export const TICK_SECONDS = 5;

const VIEWS_A_VISIT = 5;
const SECONDS_BETWEEN_VIEWS = 45;
const SECONDS_ON_PAGE = 40;
/** Views that nobody hears of: gone before the first content, or without a network. */
const UNHEARD = 0.1;
const UNHEARD_VITALS = 0.15;
/** Of views, whatever the release. */
const RANDOM_FAULTS = 0.0006;
const FAULTS_OF_BROKEN = 0.6;
/** Something behind the pages fails, for all: once in some hours, for some minutes. */
const INCIDENTS_A_TICK = 1 / 3000;
/** A page tells of a fault within two seconds. */
const HEARD_SECONDS = 1.5;
const INTERACTED = 0.7;

type Arm = 'candidate' | 'control';
type Sums = { seen: number; bad: number; views: number; measured: Record<Measured, Map<number, number>> };

/** Visitors in a simulated site, of which one part takes a release with something planted, and another is the control. */
export function createTraffic({
  viewsAMinute,
  planted,
  random,
}: {
  viewsAMinute: number;
  planted: Planted;
  random: () => number;
}) {
  const arms: Record<Arm, Sums> = { candidate: noSums(), control: noSums() };
  const due = new Map<number, (() => void)[]>();
  let tick = 0;
  let share = 0;
  let incident = { until: -1, part: 0 };
  let crowd = 1;
  let firstFault: number | undefined;

  function later(seconds: number, what: () => void): void {
    const at = tick + 1 + Math.floor(seconds / TICK_SECONDS + random() * 0.999);
    const list = due.get(at);
    if (list) list.push(what);
    else due.set(at, [what]);
  }

  function visit(): void {
    const browser = newBrowser(random);
    // Nobody with a higher one is ever in an arm.
    if (browser.bucket < 50) view(browser);
  }

  function view(browser: Browser): void {
    if (random() < 1 - 1 / VIEWS_A_VISIT) later(exponential(random, SECONDS_BETWEEN_VIEWS), () => view(browser));
    const arm = armOf(browser.bucket, share);
    if (!arm || random() < UNHEARD) return;
    if (browser.share !== share) Object.assign(browser, { arm, share, views: 0, isFaulty: false });
    const sums = arms[arm];
    sums.views++;
    browser.views++;
    if (browser.views === 1) sums.seen++;
    const stays = exponential(random, SECONDS_ON_PAGE);
    const own = arm === 'candidate' ? planted.fault?.(browser, random, stays) : undefined;
    const after = own ?? usualFault(browser, arm);
    if (after !== undefined) failLater(after, browser, arm, own !== undefined);
    if (browser.views === 2 && random() >= UNHEARD_VITALS) later(stays, () => measure(browser, arm, stays));
  }

  function usualFault({ isBroken }: Browser, arm: Arm): number | undefined {
    if (tick < incident.until && random() < incident.part) return 0;
    if (arm === 'candidate' && planted.isMended) return undefined;
    return random() < (isBroken ? FAULTS_OF_BROKEN : RANDOM_FAULTS) ? 1 : undefined;
  }

  function failLater(seconds: number, browser: Browser, arm: Arm, isPlanted: boolean): void {
    const itsShare = share;
    later(seconds + HEARD_SECONDS, () => {
      if (isPlanted) firstFault ??= tick * TICK_SECONDS;
      // With each step a browser begins anew.
      if (browser.isFaulty || browser.share !== itsShare) return;
      browser.isFaulty = true;
      arms[arm].bad++;
    });
  }

  function measure(browser: Browser, arm: Arm, stays: number): void {
    const usual = valuesOf(browser, stays);
    const values = arm === 'candidate' ? (planted.measured?.(usual, browser, stays) ?? usual) : usual;
    for (const name of MEASURED) {
      if (name === 'INP' && random() >= INTERACTED) continue;
      const into = arms[arm].measured[name];
      const value = rounded(values[name], name);
      into.set(value, (into.get(value) ?? 0) + 1);
    }
  }

  function valuesOf({ slowness, isTablet }: Browser, stays: number): Record<Measured, number> {
    return {
      LCP: lognormal(random, 1300 * slowness, 0.35),
      INP: lognormal(random, 90 * slowness, 0.6),
      CLS: random() < (isTablet ? 0.25 : 0.15) ? random() * 0.3 : 0,
      blocked: lognormal(random, 120 * slowness, 0.9) + stays * 0.5,
    };
  }

  function poisson(mean: number): number {
    let count = 0;
    for (let left = exponential(random, 1); left < mean; left += exponential(random, 1)) count++;
    return count;
  }

  return {
    /** Goes on for one tick, with this share of the browsers in each arm. */
    go(inEachArm: number): void {
      tick++;
      share = inEachArm;
      if (random() < INCIDENTS_A_TICK) incident = { until: tick + 24 + random() * 24, part: 0.03 + 0.2 * random() };
      // Goals draw crowds, and lose them again.
      crowd = Math.min(3, Math.max(0.5, crowd * lognormal(random, 1, 0.05) + 0.02 * (1 - crowd)));
      const visits = poisson((crowd * viewsAMinute * TICK_SECONDS) / 60 / VIEWS_A_VISIT);
      for (let i = 0; i < visits; i++) visit();
      for (const what of due.get(tick) ?? []) what();
      due.delete(tick);
    },
    counts: () => ({ candidate: countsOf(arms.candidate), control: countsOf(arms.control) }),
    viewsOfCandidate: () => arms.candidate.views,
    /** Seconds from the beginning; the first planted one of which we hear. */
    firstFault: () => firstFault,
    seconds: () => tick * TICK_SECONDS,
  };
}

function armOf(bucket: number, share: number): Arm | undefined {
  if (bucket < share) return 'candidate';
  return bucket < 2 * share ? 'control' : undefined;
}

function noSums(): Sums {
  return {
    seen: 0,
    bad: 0,
    views: 0,
    measured: { LCP: new Map(), INP: new Map(), CLS: new Map(), blocked: new Map() },
  };
}

/** As `api` counts: in buckets of a tenth. */
function rounded(value: number, name: Measured): number {
  const scaled = name === 'CLS' ? value * 1000 : value;
  const middle = scaled < 1 ? 0 : 1.1 ** Math.round(Math.log(scaled) / Math.log(1.1));
  return name === 'CLS' ? middle / 1000 : middle;
}

function countsOf({ seen, bad, measured }: Sums): ArmCounts {
  const of = (name: Measured): Distribution => [...measured[name]];
  return {
    faults: { seen, bad },
    // Each browser has its own.
    addresses: seen,
    measured: { LCP: of('LCP'), INP: of('INP'), CLS: of('CLS'), blocked: of('blocked') },
  };
}
