import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Team } from 'shared-kernel/entities/team';
import { hourMinute, scoreText } from 'shared-kernel/rules/formats';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { isScoreShown, phaseOf } from 'shared-kernel/rules/status';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../texts/detailTexts';
import { Crest } from './Crest';
import { MatchClock } from './MatchClock';
import { PeriodScores } from './PeriodScores';

/** A match with its records. */
export type HeaderProps = {
  match: Match;
  home: Team | undefined;
  away: Team | undefined;
  competition: string | undefined;
  clock: Clock;
};

/** The teams and the score, or the kick-off: the most prominent part of the detail. */
export function TeamHeader({ match, home, away, competition, clock }: HeaderProps) {
  const hasScore = isScoreShown(match.status_id);
  const kicks = hasScore ? shootoutScore(match) : undefined;
  return (
    <Box data-phase={phaseOf(match.status_id)}>
      {competition ? <p>{competition}</p> : null}
      <TeamName team={home} />
      <Middle>
        <Score>{hasScore ? scoreText(mainScore(match)) : <KickOff match={match} />}</Score>
        {kicks ? <small>{t('row.shootout', { score: scoreText(kicks) })}</small> : null}
        <MatchClock match={match} clock={clock} />
      </Middle>
      <TeamName team={away} />
      {hasScore ? <PeriodScores match={match} /> : null}
    </Box>
  );
}

function KickOff({ match: { status_id, match_time } }: { match: Match }) {
  if (status_id === MatchStatus.ToBeDetermined) return '–';
  return (
    <>
      <HiddenText>{t('detail.kickOff')} </HiddenText>
      {hourMinute(match_time)}
    </>
  );
}

function TeamName({ team }: { team: Team | undefined }) {
  const name = team?.name ?? t('row.unknownTeam');
  return (
    <Side>
      <Crest name={name} logo={team?.logo} />
      <span>{name}</span>
    </Side>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-2);
  padding-bottom: var(--space-3);
  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--ink-2);
    font-size: 0.8125rem;
    text-align: center;
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  & > span:last-child { max-width: 100%; overflow-wrap: anywhere; }
`;

/** Its greatest height, so that nothing below moves when a shoot-out appears. */
const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 96px;
  min-height: 5rem;
  font-variant-numeric: tabular-nums;
  & > small { color: var(--ink-2); font-size: 0.75rem; }
`;

const Score = styled.strong`
  font-size: min(1.875rem, 11vw);
  line-height: 1.3;
  white-space: nowrap;
  [data-phase='live'] & { color: var(--live); }
`;
