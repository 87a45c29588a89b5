import { PHONE } from 'shared-kernel/design/media';
import type { MatchHistory as History, LastMatches } from 'shared-kernel/entities/matchHistory';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { t } from '../../../texts/historyTexts';
import type { TeamNames } from '../../parts/teamNames';
import { PastMatches } from './PastMatches';
import { QuarterTable } from './QuarterTable';
import { SumBar } from './SumBar';

/** What both teams played before the match: against each other, each of them, and when they scored. */
export function MatchHistory({ history, names }: { history: History | undefined; names: TeamNames }) {
  if (!history) return <NoData text={t('history.none')} />;
  const { meetings, sum, home, away } = history;
  return (
    <Parts>
      {meetings.length > 0 ? (
        <section>
          <h3>{t('history.meetings', { count: meetings.length })}</h3>
          {sum ? <SumBar sum={sum} names={names} /> : null}
          <PastMatches matches={meetings} />
        </section>
      ) : (
        <NoData text={t('history.neverMet')} />
      )}
      <Pair>
        <Last last={home} team={names.home} />
        <Last last={away} team={names.away} />
      </Pair>
      <QuarterTable home={home} away={away} names={names} />
    </Parts>
  );
}

function Last({ last: { matches }, team }: { last: LastMatches; team: string }) {
  if (matches.length === 0) return <NoData text={t('history.noMatches', { team })} />;
  return (
    <section>
      <h3>{t('history.last', { team, count: matches.length })}</h3>
      <PastMatches matches={matches} hasOutcomes />
    </section>
  );
}

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  & h3 { margin: 0 0 var(--space-2); font-size: 0.9375rem; }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6);
  @media ${PHONE} { grid-template-columns: minmax(0, 1fr); }
`;
