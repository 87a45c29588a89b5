import { type ReactNode, useId } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import type { Cup } from 'shared-kernel/entities/cup';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchArticle } from 'shared-kernel/entities/matchArticle';
import type { MatchInfo } from 'shared-kernel/entities/matchInfo';
import { hourMinute } from 'shared-kernel/rules/formats';
import { localDay } from 'shared-kernel/rules/localDay';
import { isScoreShown, isUnsettled } from 'shared-kernel/rules/status';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import type { TeamForms } from '../../../domain/form';
import type { MatchTab } from '../../../domain/matchTab';
import { knockOutRound, tieOfMatch } from '../../../domain/tieOfMatch';
import { t } from '../../../texts/detailTexts';
import { ActionLine } from '../../match/detail/ActionLine';
import { MatchTabs } from '../../match/detail/MatchTabs';
import { type HeaderProps, TeamHeader } from '../../match/detail/TeamHeader';
import { WatchLine } from '../../match/detail/WatchLine';
import { longDayName } from '../../parts/dayStrip/dayName';
import { Panel } from '../../parts/states/Panel';
import { teamNames } from '../../parts/teamNames';
import { MatchArticles } from './MatchArticles';
import { PlaceLine } from './PlaceLine';
import { type LoadedTabs, TabContent } from './TabContent';
import { TieLine } from './TieLine';

type Props = HeaderProps & {
  forms: TeamForms;
  /** Index of the first incident that has just arrived. */
  newFrom: number | undefined;
  areFormsHidden?: boolean;
  tab: MatchTab;
  loaded: LoadedTabs;
  /** The page's address, without its query. */
  address: string;
  basePath: string;
  /** Follows the match; comes with the app. */
  star?: ReactNode;
  info: MatchInfo | undefined;
  articles: readonly MatchArticle[];
  /** The cup of a match in a knock-out round, as soon as it is known. */
  cup: Cup | undefined;
};

/** The page of a match below its heading. Knows how to look, not where its data comes from. */
export function MatchContent({
  forms,
  newFrom,
  areFormsHidden,
  tab,
  loaded,
  address,
  basePath,
  star,
  info,
  articles,
  cup,
  ...header
}: Props) {
  const { match, home, away, onShow } = header;
  const names = teamNames(home?.name, away?.name);
  const heading = useId();
  const round = knockOutRound(info);
  return (
    <>
      <Card data-phase={match.state.kind}>
        <When match={match} />
        <PlaceLine info={info} />
        <TeamHeader {...header} isDated />
        {round ? (
          <TieLine
            tie={cup && tieOfMatch(cup, round, match)}
            names={names}
            isHidden={areFormsHidden === true}
            onShow={onShow}
          />
        ) : null}
        <ActionLine
          names={names}
          address={address}
          basePath={basePath}
          channels={<WatchLine match={match} channels={info?.channels} />}
          star={star}
        />
      </Card>
      <MatchTabs tab={tab} address={address} />
      <Card role="region" aria-labelledby={heading}>
        <HiddenText as="h2" id={heading}>
          {t(`match.tab.${tab}`)}
        </HiddenText>
        <TabContent
          match={match}
          names={names}
          forms={forms}
          newFrom={newFrom}
          areFormsHidden={areFormsHidden}
          tab={tab}
          loaded={loaded}
          onShow={onShow}
        />
      </Card>
      <MatchArticles articles={articles} areNewsHidden={onShow !== undefined} />
      {tab === 'dien-bien' && onShow === undefined && isScoreShown(match.state) ? loaded[tab] : null}
    </>
  );
}

/** The day and, once it is settled, the time. */
function When({ match: { match_time, state } }: { match: Match }) {
  const day = localDay(match_time);
  const date = t('match.date', { day: longDayName(day), year: day.slice(0, 4) });
  const isSettled = !isUnsettled(state);
  return (
    <time dateTime={isSettled ? new Date(match_time * 1000).toISOString() : day}>
      {isSettled ? t('match.dateAndTime', { date, time: hourMinute(match_time) }) : date}
    </time>
  );
}

const Card = styled(Panel)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-4);
  position: relative;
  & > time { color: var(--ink-2); font-size: 0.8125rem; text-align: center; }
  @media ${PHONE} { padding: var(--space-3); }
`;
