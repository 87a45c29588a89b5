const DAY_LENGTH = '2026-11-20'.length;

/** The schema reports any other form. */
const FORM = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/;

/**
 * What is wrong with an advert's period, in words that complete "expected …, got …". The schema checks the form of days
 * and times.
 *
 * @param {{ starts?: unknown, ends?: unknown }} period
 * @returns {{ field: string, expected: string, got: string } | undefined}
 */
export function periodProblem({ starts, ends }) {
  for (const [field, written] of [
    ['starts', starts],
    ['ends', ends],
  ]) {
    if (typeof written === 'string' && FORM.test(written) && !isDate(written)) {
      return { field: String(field), expected: 'a day that there is', got: JSON.stringify(written) };
    }
  }
  if (typeof starts !== 'string' || typeof ends !== 'string') return undefined;
  if (!FORM.test(starts) || !FORM.test(ends)) return undefined;
  // An end without a time includes the whole day.
  const end = ends.length === DAY_LENGTH ? `${ends}T24:00` : ends;
  if (starts < end) return undefined;
  return { field: 'ends', expected: `a time after it starts (${starts})`, got: JSON.stringify(ends) };
}

/**
 * `Date` reads 30 February as 2 March, so the day is compared after parsing.
 *
 * @param {string} written
 */
function isDate(written) {
  const moment = new Date(written.length === DAY_LENGTH ? written : `${written}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
}
