import { figuresOf } from './hours.mjs';

/**
 * @typedef {import('../../../../tooling/bench/report.mjs').Line} Line
 * @typedef {import('./hours.mjs').Hours} Hours
 * @typedef {Record<'plain' | 'compressed', { bytes: number }>} Resume
 */

/** The budgets of an hour; the ratio is beside whole matches without compression. @type {Record<string, Partial<Line>>} */
const HOUR_BUDGETS = {
  'both lanes, compressed': { limit: 4, ratioBudget: 0.17 },
  'hidden tab, compressed': { limit: 0.2 },
};
const CALM_FRAMES = 3;
/** Kilobytes. */
const RESUME_BUDGETS = { football: 10, 'both lanes': 18 };

/**
 * @param {{ hours: Hours, calm: Hours, resumes: Record<keyof typeof RESUME_BUDGETS, Resume>, board: number }} figures
 * @returns {Line[]}
 */
export function linesOf({ hours, calm, resumes, board }) {
  const whole = figuresOf(hours, 'whole matches').mbPerHour;
  const anHour = Object.entries(hours).map(([name, { mbPerHour }]) => ({
    ...{ name, unit: 'MB/hour', ours: mbPerHour, reference: whole, ...HOUR_BUDGETS[name] },
  }));
  const hidden = figuresOf(calm, 'hidden tab, compressed');
  const quiet = [
    {
      name: 'hidden tab without football: frames',
      unit: 'a minute',
      ours: hidden.framesPerMinute,
      limit: CALM_FRAMES,
    },
    { name: 'hidden tab without football', unit: 'MB/hour', ours: hidden.mbPerHour },
  ];
  const returns = /** @type {const} */ (['football', 'both lanes']).flatMap((lanes) => {
    const line = (/** @type {'plain' | 'compressed'} */ form) => ({
      ...{ name: `ten minutes away, ${lanes}, ${form}`, unit: 'kB' },
      ...{ ours: resumes[lanes][form].bytes / 1000, reference: board / 1000 },
    });
    return [line('plain'), { ...line('compressed'), limit: RESUME_BUDGETS[lanes], ratioBudget: 1 }];
  });
  return [...anHour, ...quiet, ...returns];
}
