import { isScoreShown, phaseOf } from 'shared-kernel/rules/status';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { matchStats } from '../../domain/matchStats';
import { shootoutOf } from '../../domain/shootout';
import { timelineOf } from '../../domain/timeline';
import { t } from '../../texts/texts';
import { ShootoutRows } from './ShootoutRows';
import { StatRows } from './StatRows';
import { type DetailProps, TeamHeader } from './TeamHeader';
import { Timeline } from './Timeline';

/** A match in full. Knows how to look, not where its data comes from. */
export function DetailContent(props: DetailProps) {
  const { match, home, away } = props;
  const names = { home: home?.name ?? t('row.unknownTeam'), away: away?.name ?? t('row.unknownTeam') };
  const entries = timelineOf(match);
  const shootout = shootoutOf(match.incidents);
  const hasData = isScoreShown(match.status_id) && (match.stats.length > 0 || match.incidents.length > 0);
  return (
    <>
      <TeamHeader {...props} />
      {hasData ? (
        <Scrolling data-phase={phaseOf(match.status_id)} role="region" aria-label={t('detail.title')} tabIndex={0}>
          <StatRows stats={matchStats(match)} names={names} />
          {entries.length > 0 ? <Timeline entries={entries} /> : null}
          {shootout ? <ShootoutRows shootout={shootout} {...names} /> : null}
        </Scrolling>
      ) : (
        <Scrolling data-phase={phaseOf(match.status_id)}>
          <NoData text={t('detail.updating')} />
        </Scrolling>
      )}
    </>
  );
}

/** Half the window less 52 px. A live match always takes that height, so that a new line does not move the dialog. */
const Scrolling = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  max-height: calc(50dvh - 52px);
  &[data-phase='live'] { height: calc(50dvh - 52px); }
  padding-right: 2px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
