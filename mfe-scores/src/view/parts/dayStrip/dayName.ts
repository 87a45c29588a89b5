import { type LocalDay, weekdayOf } from 'shared-kernel/rules/localDay';
import { t } from '../../../texts/texts';

/** @returns `20/11` */
export function dateOf(day: LocalDay): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`;
}

/** @returns `T6 20/11`, as in the heads of groups */
export function dayName(day: LocalDay): string {
  return `${t(`weekday.short.${weekdayOf(day)}`)} ${dateOf(day)}`;
}

/** @returns `Chủ nhật 18/12/2022` */
export function fullDayName(day: LocalDay): string {
  return `${longDayName(day)}/${day.slice(0, 4)}`;
}

/** @returns `Thứ 6 20/11` */
export function longDayName(day: LocalDay): string {
  return `${t(`weekday.long.${weekdayOf(day)}`)} ${dateOf(day)}`;
}
