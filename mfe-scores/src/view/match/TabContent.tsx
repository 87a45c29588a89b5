import type { ReactNode } from 'react';
import type { Match } from 'shared-kernel/entities/match';
import { isScoreShown } from 'shared-kernel/rules/status';
import { NoData } from 'shared-kernel/ui/NoData';
import type { TeamForms } from '../../domain/form';
import { matchStats } from '../../domain/matchStats';
import type { MatchTab } from '../../domain/matchTab';
import { shootoutOf } from '../../domain/shootout';
import { t } from '../../texts/detailTexts';
import { BeforeMatch, PreviewsLink } from '../detail/BeforeMatch';
import { MatchEvents } from '../detail/MatchEvents';
import { PriceRows } from '../detail/PriceRows';
import { ShootoutRows } from '../detail/ShootoutRows';
import { StatRows } from '../detail/StatRows';
import type { TeamNames } from '../detail/teamNames';
import { useOdds } from '../useOdds';

type Props = {
  match: Match;
  names: TeamNames;
  forms: TeamForms;
  newFrom: number | undefined;
};

/** `table` is drawn by who knows where its data come from. */
export function TabContent({ tab, table, ...props }: Props & { tab: MatchTab; table: ReactNode }) {
  switch (tab) {
    case 'dien-bien':
      return isScoreShown(props.match.status_id) ? <Course {...props} /> : <Before {...props} />;
    case 'thong-ke':
      return <Statistics {...props} />;
    case 'keo':
      return <Prices {...props} />;
    case 'bxh':
      return table;
  }
}

function Course({ match, names, newFrom }: Props) {
  const shootout = shootoutOf(match.incidents);
  return (
    <>
      {shootout ? <ShootoutRows shootout={shootout} names={names} /> : null}
      {match.incidents.length > 0 ? (
        <MatchEvents match={match} names={names} newFrom={newFrom} isUnfolded />
      ) : (
        <NoData text={t('match.noEvents')} />
      )}
    </>
  );
}

function Before(props: Props) {
  return (
    <>
      <BeforeMatch {...props} />
      <PreviewsLink />
    </>
  );
}

function Statistics({ match, names }: Props) {
  if (!isScoreShown(match.status_id)) return <NoData text={t('match.notYet')} />;
  if (match.stats.length === 0 && match.incidents.length === 0) return <NoData text={t('detail.updating')} />;
  return <StatRows stats={matchStats(match)} names={names} />;
}

function Prices({ match: { odds }, names }: Props) {
  const { handicap, overUnder, win } = useOdds(odds);
  if (!handicap && !overUnder && !win) return <NoData text={t('odds.none')} />;
  return <PriceRows odds={odds} names={names} />;
}
