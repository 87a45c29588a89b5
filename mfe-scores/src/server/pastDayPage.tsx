import type { Answer, Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { type LocalDay, localDay } from 'shared-kernel/rules/localDay';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { pastDayRequest, readPastDay } from '../state/pastDay';
import { t } from '../texts/texts';
import { DayField } from '../view/pages/day/DayField';
import { DayTitle } from '../view/pages/day/DayTitle';
import { textsOfDay } from '../view/pages/day/dayTexts';
import { PastDay } from '../view/pages/day/PastDay';
import { BoardPage } from '../view/parts/BoardPage';
import { DayStrip } from '../view/parts/dayStrip/DayStrip';
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
    const element = (
      <BoardPage>
        <DayTitle title={t('page.results')}>
          <DayField today={today} chosen={day} />
        </DayTitle>
        <DayStrip today={today} chosen={day} direction="back" />
        <PastDay day={day} today={today} results={results} />
      </BoardPage>
    );
    return {
      ...renderOne(element, request),
      ...textsOfDay('results', day, today),
      canonical: `${request.path}?${DAY_PARAMETER}=${day}`,
      answers: answered([KEPT], answers),
      notFor: choicesNamed(['hide_scores']),
      zoned: true,
      ...(results.length === 0 ? { page: { status: 404 } as const, robots: 'noindex' } : {}),
    };
  }

  return { needs, draw };
}
