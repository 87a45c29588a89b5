import type { Measured } from '../judge/armCounts';
import type { Browser } from './browser';

type Values = Readonly<Record<Measured, number>>;

/** A release with something wrong, or nothing. */
export type Planted = {
  readonly name: string;
  /** Whether it fails at each page that has it: the judge has to be as fast as its figures come. */
  readonly isDeterministic?: boolean;
  /** Seconds after which a page of this browser has a fault of it; none without one. */
  readonly fault?: (browser: Browser, random: () => number, stays: number) => number | undefined;
  /** What it does to the measurements of a page that is open for so many seconds. */
  readonly measured?: (values: Values, browser: Browser, stays: number) => Values;
  /** Faults that the release before had, and this one has not. */
  readonly isMended?: boolean;
  /** Whether its server entry fails. */
  readonly breaksDrawing?: boolean;
};

const throwsAfter =
  (seconds: number): NonNullable<Planted['fault']> =>
  (_browser, _random, stays) =>
    stays > seconds ? seconds : undefined;

/** The part of its views in which a visitor opens the page that fails. */
const ONE_PAGE = 0.2;
const ONE_IN_HUNDRED = 0.01;

/** The kinds of bad releases. */
export const BAD: readonly Planted[] = [
  { name: 'throws at once', isDeterministic: true, fault: throwsAfter(0.5) },
  { name: 'throws after 5 s', isDeterministic: true, fault: throwsAfter(5) },
  { name: 'throws in an effect', isDeterministic: true, fault: throwsAfter(1) },
  { name: 'wrong shared version', isDeterministic: true, fault: throwsAfter(0.2) },
  {
    name: 'throws on one page of five',
    isDeterministic: true,
    fault: (_, random) => (random() < ONE_PAGE ? 0.5 : undefined),
  },
  { name: 'a drawing that throws', isDeterministic: true, breaksDrawing: true },
  { name: 'a drawing that hangs', isDeterministic: true, breaksDrawing: true },
  { name: 'first picture 300 ms later', measured: (values) => ({ ...values, LCP: values.LCP + 300 }) },
  {
    name: 'main thread busy for 300 ms more',
    measured: (values) => ({ ...values, blocked: values.blocked + 300, INP: values.INP + 60 }),
  },
  {
    name: 'leaks: long tasks that grow',
    measured: (values, _, stays) => ({ ...values, blocked: values.blocked + (stays / 60) ** 2 * 400 }),
  },
  { name: 'fails for one visitor in 100', fault: ({ luck }) => (luck < ONE_IN_HUNDRED ? 0.5 : undefined) },
  {
    name: 'styles spill on one width',
    measured: (values, { isTablet }) => ({ ...values, CLS: values.CLS + (isTablet ? 0.2 : 0) }),
  },
];

/** The kinds of good ones. */
export const GOOD: readonly Planted[] = [
  { name: 'nothing changed' },
  { name: 'mends faults', isMended: true },
  { name: '10 ms slower', measured: (values) => ({ ...values, LCP: values.LCP + 10, INP: values.INP + 2 }) },
  { name: 'faster', measured: (values) => ({ ...values, LCP: values.LCP * 0.9, blocked: values.blocked * 0.8 }) },
];
