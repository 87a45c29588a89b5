import type { ReactNode } from 'react';
import { Link } from 'shared-kernel/router';
import { PAGE_PATHS } from 'shared-kernel/rules/pageAddress';
import { isScoreShown } from 'shared-kernel/rules/status';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import type { TeamForms } from '../../../domain/form';
import { matchStats } from '../../../domain/matchStats';
import { namedAddress, namedMatchAddress } from '../../../domain/namedAddress';
import { t } from '../../../texts/detailTexts';
import { MatchCover } from '../../parts/hidden/MatchCover';
import { SCORERS_ID } from '../../parts/partIds';
import { type TeamNames, teamNames } from '../../parts/teamNames';
import { ActionLine } from './ActionLine';
import { BeforeMatch, PreviewsLink } from './BeforeMatch';
import { MatchEvents } from './MatchEvents';
import { MatchTabs } from './MatchTabs';
import { PriceRows } from './PriceRows';
import { ShootoutRows } from './ShootoutRows';
import { StatRows } from './StatRows';
import { type HeaderProps, TeamHeader } from './TeamHeader';

type Props = HeaderProps & {
  forms: TeamForms;
  /** Index of the first incident that has just arrived. */
  newFrom: number | undefined;
  areFormsHidden?: boolean;
  /** Markets beside those of the match: rendered by who knows where they come from. */
  markets?: ReactNode;
  /** Who shows the match, and the star that follows it. */
  channels?: ReactNode;
  star?: ReactNode;
  basePath: string;
};

/** A match in full. Knows how to look, not where its data comes from. */
export function DetailContent({ forms, newFrom, areFormsHidden, markets, channels, star, basePath, ...header }: Props) {
  const { match, home, away, competition, onShow } = header;
  const names = teamNames(home?.name, away?.name);
  const address = namedMatchAddress(match.id, home && away && names);
  return (
    <>
      <TeamHeader {...header} />
      <ActionLine names={names} address={address} basePath={basePath} channels={channels} star={star} />
      {/* An id of a dot or two has no page. */}
      {address.startsWith(PAGE_PATHS.match) ? (
        <MatchTabs tab={undefined} address={address}>
          {competition ? (
            <Link to={`${namedAddress('competition', match.competition_id, competition.name)}#${SCORERS_ID}`}>
              {t('record.scorers')}
            </Link>
          ) : null}
        </MatchTabs>
      ) : null}
      <Scrolling data-phase={match.state.kind} role="region" aria-label={t('detailTitle')} tabIndex={0}>
        {isScoreShown(match.state) ? (
          <MatchCover onShow={onShow}>
            <Played match={match} names={names} newFrom={newFrom} markets={markets} />
          </MatchCover>
        ) : (
          <>
            <BeforeMatch match={match} names={names} forms={forms} areFormsHidden={areFormsHidden} />
            {markets}
            <PreviewsLink />
          </>
        )}
      </Scrolling>
    </>
  );
}

type PlayedProps = Pick<Props, 'match' | 'newFrom' | 'markets'> & { names: TeamNames };

function Played({ match, names, newFrom, markets }: PlayedProps) {
  const hasData = match.stats.length > 0 || match.incidents.length > 0;
  return (
    <>
      <ShootoutRows incidents={match.incidents} names={names} />
      {hasData ? <StatRows stats={matchStats(match)} names={names} /> : <NoData text={t('detail.updating')} />}
      <MatchEvents match={match} names={names} newFrom={newFrom} />
      <PriceRows odds={match.odds} suspended={match.suspended_odds} names={names} />
      {markets}
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
