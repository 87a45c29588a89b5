import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { Team } from 'shared-kernel/entities/team';
import { narrowScoreText, scoreText } from 'shared-kernel/rules/formats';
import { halfTimeScore, mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { isScoreShown, phaseOf } from 'shared-kernel/rules/status';
import styled from 'styled-components';
import { t } from '../../texts/texts';
import { Crest } from './Crest';
import { MatchClock } from './MatchClock';

/** A match with its records. */
export type DetailProps = {
  match: Match;
  home: Team | undefined;
  away: Team | undefined;
  competition: string | undefined;
  clock: Clock;
};

/** The teams and the score: the most prominent part of the detail. */
export function TeamHeader({ match, home, away, competition, clock }: DetailProps) {
  const hasScore = isScoreShown(match.status_id);
  const kicks = hasScore ? shootoutScore(match) : undefined;
  const half = hasScore ? halfTimeScore(match) : undefined;
  return (
    <Box data-phase={phaseOf(match.status_id)}>
      {competition ? <p>{competition}</p> : null}
      <TeamName team={home} />
      <Middle>
        <Score>{hasScore ? scoreText(mainScore(match)) : '–'}</Score>
        {kicks ? <small>{t('row.shootout', { score: scoreText(kicks) })}</small> : null}
        <MatchClock match={match} clock={clock} />
        {half ? <small>{t('detail.halfTime', { score: narrowScoreText(half) })}</small> : null}
      </Middle>
      <TeamName team={away} />
    </Box>
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
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-2);
  padding-bottom: var(--space-3);
  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--ink-2);
    font-size: 13px;
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

/** Its greatest height, so that nothing below moves when the half-time score or a shoot-out appears. */
const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 96px;
  min-height: 96px;
  font-variant-numeric: tabular-nums;
  & > small { color: var(--ink-2); font-size: 12px; }
`;

const Score = styled.strong`
  font-size: 30px;
  line-height: 1.3;
  white-space: nowrap;
  [data-phase='live'] & { color: var(--live); }
`;
