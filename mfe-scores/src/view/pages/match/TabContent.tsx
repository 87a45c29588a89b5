import type { ReactNode } from 'react';
import type { Match } from 'shared-kernel/entities/match';
import { isScoreShown } from 'shared-kernel/rules/status';
import { NoData } from 'shared-kernel/ui/NoData';
import type { TeamForms } from '../../../domain/form';
import { matchStats } from '../../../domain/matchStats';
import type { MatchTab } from '../../../domain/matchTab';
import { t } from '../../../texts/detailTexts';
import { BeforeMatch, PreviewsLink } from '../../match/detail/BeforeMatch';
import { MatchEvents } from '../../match/detail/MatchEvents';
import { PriceRows } from '../../match/detail/PriceRows';
import { ShootoutRows } from '../../match/detail/ShootoutRows';
import { StatRows } from '../../match/detail/StatRows';
import { LiveText } from '../../match/texts/LiveText';
import { MatchCover } from '../../parts/hidden/MatchCover';
import { PriceFormSwitch } from '../../parts/odds/PriceFormSwitch';
import { useOdds } from '../../parts/odds/useOdds';
import type { TeamNames } from '../../parts/teamNames';

type Props = {
  match: Match;
  names: TeamNames;
  forms: TeamForms;
  newFrom: number | undefined;
  areFormsHidden?: boolean | undefined;
};

type TabProps = Props & { tab: MatchTab; loaded: LoadedTabs; onShow: (() => void) | undefined };

/**
 * What tabs show of data that are not in the match: rendered by who knows where they come from. That of `dien-bien` is not rendered
 * here: `MatchContent` renders it below the card.
 */
export type LoadedTabs = Readonly<Record<'dien-bien' | 'doi-hinh' | 'doi-dau' | 'keo' | 'bxh', ReactNode>>;

export function TabContent({ tab, loaded, onShow, ...props }: TabProps) {
  if (tab === 'doi-hinh' || tab === 'doi-dau' || tab === 'bxh') return loaded[tab];
  return (
    <MatchCover onShow={onShow}>
      <OwnTab tab={tab} loaded={loaded} {...props} />
    </MatchCover>
  );
}

type OwnProps = Props & { tab: Exclude<MatchTab, 'doi-hinh' | 'doi-dau' | 'bxh'>; loaded: LoadedTabs };

/** A tab of the match itself. */
function OwnTab({ tab, loaded, ...props }: OwnProps) {
  switch (tab) {
    case 'dien-bien':
      if (!isScoreShown(props.match.state)) return <Before {...props} />;
      return <Course {...props} />;
    case 'thong-ke':
      return <Statistics {...props} />;
    case 'keo':
      return (
        <>
          <Prices {...props} />
          {loaded[tab]}
        </>
      );
  }
}

function Course({ match, names, newFrom }: Props) {
  return (
    <>
      <ShootoutRows incidents={match.incidents} names={names} />
      {match.incidents.length > 0 ? (
        <>
          <MatchEvents match={match} names={names} newFrom={newFrom} isUnfolded />
          <LiveText match={match} names={names} newFrom={newFrom} />
        </>
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
  if (!isScoreShown(match.state)) return <NoData text={t('match.notYet')} />;
  if (match.stats.length === 0 && match.incidents.length === 0) return <NoData text={t('detail.updating')} />;
  return <StatRows stats={matchStats(match)} names={names} />;
}

function Prices({ match: { odds, suspended_odds: suspended }, names }: Props) {
  const { handicap, overUnder, win } = useOdds(odds, suspended);
  if (!handicap && !overUnder && !win) {
    return (
      <>
        <PriceFormSwitch />
        <NoData text={t('odds.none')} />
      </>
    );
  }
  return <PriceRows odds={odds} suspended={suspended} names={names} />;
}
