import { PHONE } from 'shared-kernel/design/media';
import type { PastResult } from 'shared-kernel/entities/matchHistory';
import { Link } from 'shared-kernel/router';
import { addDays, type LocalDay } from 'shared-kernel/rules/localDay';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { byCompetition } from '../../../domain/byCompetition';
import { FIRST_DAY } from '../../../domain/dayStrip';
import { pastWinner } from '../../../domain/pastOutcome';
import { t } from '../../../texts/pastDayTexts';
import { PastRow } from '../../match/history/PastRow';
import { fullDayName } from '../../parts/dayStrip/dayName';
import { useSearchOfDay } from '../../parts/dayStrip/useSearchOfDay';
import { useRowClicks } from '../../parts/row/useRowClicks';
import { Panel } from '../../parts/states/Panel';

type Props = { day: LocalDay; today: LocalDay; results: readonly PastResult[] };

/** The kept results of one day by competition, with the ways to the days beside it. */
export function PastDay({ day, today, results }: Props) {
  const searchOf = useSearchOfDay(today);
  // Rows have links of the router alone, which know the base of the pages.
  const clicks = useRowClicks('');
  const before = addDays(day, -1);
  return (
    <Days as="section" {...clicks}>
      <h2>{t('pastDay.title', { day: fullDayName(day) })}</h2>
      {results.length === 0 ? <NoData text={t('pastDay.none')} /> : null}
      {byCompetition(results).map(([competition, theirs]) => (
        <section key={competition}>
          <h3>{competition || t('pastDay.otherLeague')}</h3>
          <ol>
            {theirs.map((result, index) => (
              <PastRow key={index} match={result} bold={pastWinner(result)} day={day} />
            ))}
          </ol>
        </section>
      ))}
      <nav>
        {before < FIRST_DAY ? null : <Link to={{ search: searchOf(before) }}>{`‹ ${t('pastDay.before')}`}</Link>}
        <Link to={{ search: searchOf(addDays(day, 1)) }}>{`${t('pastDay.after')} ›`}</Link>
      </nav>
    </Days>
  );
}

const Days = styled(Panel)`
  padding: var(--space-3) var(--space-4);
  & h2 { margin: 0; font-size: 1rem; }
  & h3 { margin: var(--space-3) 0 var(--space-1); font-size: 0.875rem; }
  & ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (min-width: 64em) {
    & ol { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  & > nav { display: flex; justify-content: space-between; margin-top: var(--space-2); }
  & > nav > a { min-height: 44px; color: var(--accent); font-weight: 600; line-height: 44px; text-decoration: none; }
  @media ${PHONE} { padding: var(--space-3); }
`;
