import type { Answer, Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { type LocalDay, localDay } from 'shared-kernel/rules/localDay';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { pastDayRequest, readPastDay } from '../state/pastDay';
import { t as texts } from '../texts/serverTexts';
import { t } from '../texts/texts';
import { DayField } from '../view/pages/day/DayField';
import { PastDay } from '../view/pages/day/PastDay';
import { BoardPage } from '../view/parts/BoardPage';
import { DayStrip } from '../view/parts/dayStrip/DayStrip';
import { fullDayName } from '../view/parts/dayStrip/dayName';
import { DAY_PARAMETER } from '../view/parts/useDays';
import { choicesNamed } from './choices';
import { answered, renderOne } from './pageOfOne';

const KEPT = 'past_day';

const read = readPastDay(() => {});

/** The results of a day that is no longer on boards; one without results is not to be found. */
export function pastDayPage(day: LocalDay): ServerEntry {
  function needs(): readonly Ask[] {
    return [{ key: KEPT, ...pastDayRequest(day) }];
  }

  function draw(request: PageRequest, answers: readonly Answer[]): Rendered | undefined {
    const results = readAnswer(answers, KEPT, read);
    if (!results) return undefined;
    const today = localDay(request.now);
    const heading = t('page.results');
    const element = (
      <BoardPage>
        <h1>{heading}</h1>
        <DayField today={today} chosen={day} />
        <DayStrip today={today} chosen={day} direction="back" />
        <PastDay day={day} today={today} results={results} />
      </BoardPage>
    );
    return {
      ...renderOne(element, request),
      title: texts('path.ofDay', { page: heading, day: fullDayName(day) }),
      canonical: `${request.path}?${DAY_PARAMETER}=${day}`,
      answers: answered([KEPT], answers),
      notFor: choicesNamed(['hide_scores']),
      zoned: true,
      ...(results.length === 0 ? { page: { status: 404 } as const, robots: 'noindex' } : {}),
    };
  }

  return { needs, draw };
}
