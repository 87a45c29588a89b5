import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { isKeptDay } from '../../../domain/dayStrip';
import type { DayPageName } from '../../../state/boardKind';
import { t as ofDay } from '../../../texts/pastDayTexts';
import { t } from '../../../texts/texts';
import { fullDayName, longDayName } from '../../parts/dayStrip/dayName';

/** What the page of a day says of itself, on the server and in the app; today is what the page is about anyway. */
export function textsOfDay(page: DayPageName, chosen: LocalDay, today: LocalDay): PageTexts | undefined {
  if (chosen === today) return undefined;
  const day = isKeptDay(chosen, today) ? fullDayName(chosen) : longDayName(chosen);
  const named = { page: t(`page.${page}`), day };
  return { title: ofDay('pastDay.ofDay', named), description: ofDay('pastDay.description', named) };
}
