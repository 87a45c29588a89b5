import { badQuery } from '../http/apiError';
import { described, isoDate } from '../http/fields';

/** The parameters of a window of kick-offs. */
export const windowParameters = {
  FromDate: described(isoDate, 'First kick-off wanted.'),
  ToDate: described(isoDate, 'Kick-offs before this.'),
};

type Asked = { FromDate: string; ToDate: string };

/**
 * The window in whole unix seconds, however its dates are written.
 *
 * @param mostHours its longest; any by default
 * @throws ApiError when it ends before it begins, or is longer
 */
export function timeWindow({ FromDate, ToDate }: Asked, mostHours?: number): { from: number; to: number } {
  const [from, to] = [toUnixSeconds(FromDate), toUnixSeconds(ToDate)];
  if (from > to) throw badQuery('FromDate', `a date not after ToDate (${ToDate.slice(0, 40)})`, FromDate);
  if (mostHours !== undefined && to - from > mostHours * 3600)
    throw badQuery('ToDate', `a date at most ${mostHours} hours after FromDate (${FromDate.slice(0, 40)})`, ToDate);
  return { from, to };
}

const toUnixSeconds = (date: string) => Math.floor(Date.parse(date) / 1000);
