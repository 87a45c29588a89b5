import { useEffect, useRef } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import type { PastResult } from 'shared-kernel/entities/matchHistory';
import { dayPlayed, isDayAlone } from 'shared-kernel/rules/dayAlone';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { Loading } from 'shared-kernel/ui/Loading';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { byCompetition } from '../../../domain/byCompetition';
import { pastWinner } from '../../../domain/pastOutcome';
import { t } from '../../../texts/pastDayTexts';
import { PastList } from '../../match/history/PastList';
import { PastRow } from '../../match/history/PastRow';
import { fullDayName } from '../../parts/dayStrip/dayName';
import { Panel } from '../../parts/states/Panel';
import { NeighbourDays } from './NeighbourDays';

type Props = {
  day: LocalDay;
  today: LocalDay;
  /** Missing while they are on their way. */
  results: readonly PastResult[] | undefined;
};

/** The kept results of one day by competition, with the ways to the days beside it. */
export function PastDay({ day, today, results }: Props) {
  const title = useFocusOnChange(day);
  const theirs = results?.filter(({ match_time }) => !isDayAlone(match_time) || dayPlayed(match_time) === day);
  return (
    <Days as="section">
      <h2 ref={title} tabIndex={-1}>
        {t('pastDay.title', { day: fullDayName(day) })}
      </h2>
      {theirs ? null : <Loading />}
      {theirs?.length === 0 ? <NoData text={t('pastDay.none')} /> : null}
      {byCompetition(theirs ?? []).map(([competition, some]) => (
        <section key={competition}>
          <h3>{competition || t('pastDay.otherLeague')}</h3>
          <PastList>
            {some.map((result, index) => (
              <PastRow key={index} match={result} bold={pastWinner(result)} day={day} />
            ))}
          </PastList>
        </section>
      ))}
      <NeighbourDays today={today} chosen={day} direction="back" />
    </Days>
  );
}

/** The links to other days stand below all matches: the next day begins at its title. */
function useFocusOnChange(day: LocalDay) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [day]);
  return title;
}

const Days = styled(Panel)`
  padding: var(--space-3) var(--space-4);
  & h2 { margin: 0; font-size: 1rem; }
  & h3 { margin: var(--space-3) 0 var(--space-1); font-size: 0.875rem; }
  & h2:focus { outline: none; }
  & > div { margin-top: var(--space-3); }
  @media ${PHONE} { padding: var(--space-3); }
`;
