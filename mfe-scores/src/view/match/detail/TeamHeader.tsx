import { type RefObject, useRef } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import { CRAMPED } from 'shared-kernel/design/media';
import type { Match } from 'shared-kernel/entities/match';
import type { Team } from 'shared-kernel/entities/team';
import { Link } from 'shared-kernel/router';
import { hourMinute, scoreText } from 'shared-kernel/rules/formats';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { isScoreShown, isUnsettled } from 'shared-kernel/rules/status';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import type { BoardEntry } from '../../../domain/boardEntry';
import { namedAddress } from '../../../domain/namedAddress';
import { t } from '../../../texts/detailTexts';
import { t as hidden } from '../../../texts/hiddenTexts';
import { Crest } from '../../parts/Crest';
import { type TeamNames, teamNames } from '../../parts/teamNames';
import { MatchClock } from './MatchClock';
import { PeriodScores } from './PeriodScores';

/** A match with its records. */
export type HeaderProps = Omit<BoardEntry, 'marks'> & {
  clock: Clock;
  /** Whether its day stands above. */
  isDated?: boolean;
};

/** The teams and the score, or the kick-off: the most prominent part of a match. Its names lead to their own pages. */
export function TeamHeader({ match, home, away, competition, clock, onShow, isDated = false }: HeaderProps) {
  const hasScore = isScoreShown(match.state);
  const kicks = hasScore ? shootoutScore(match) : undefined;
  const middle = useRef<HTMLDivElement>(null);
  return (
    <Box data-phase={match.state.kind}>
      {competition ? (
        <p>
          <Link to={namedAddress('competition', match.competition_id, competition.name)}>{competition.name}</Link>
        </p>
      ) : null}
      <TeamName team={home} />
      <Middle ref={middle} tabIndex={-1}>
        <Score translate="no">
          {onShow ? (
            <HiddenScore names={teamNames(home?.name, away?.name)} onShow={onShow} focusAfter={middle} />
          ) : hasScore ? (
            scoreText(mainScore(match))
          ) : (
            <KickOff match={match} />
          )}
        </Score>
        {kicks ? <small>{t('row.shootout', { score: scoreText(kicks) })}</small> : null}
        <MatchClock match={match} clock={clock} isDated={isDated} />
        {hasScore ? <PeriodScores match={onShow ? undefined : match} /> : null}
      </Middle>
      <TeamName team={away} />
    </Box>
  );
}

type HiddenScoreProps = { names: TeamNames; onShow: () => void; focusAfter: RefObject<HTMLElement | null> };

/** The button leaves when it is pressed, so the focus goes to the score's place. */
function HiddenScore({ names, onShow, focusAfter }: HiddenScoreProps) {
  const onPress = () => {
    focusAfter.current?.focus({ preventScroll: true });
    onShow();
  };
  return (
    <>
      <HiddenText>{hidden('hidden.score')}</HiddenText>
      <Pill type="button" aria-label={hidden('hidden.showScore', names)} onClick={onPress}>
        ? – ?
      </Pill>
    </>
  );
}

function KickOff({ match: { state, match_time } }: { match: Match }) {
  if (isUnsettled(state)) return <span>–</span>;
  return (
    <>
      <HiddenText>{t('detail.kickOff')} </HiddenText>
      <span>{hourMinute(match_time)}</span>
    </>
  );
}

function TeamName({ team }: { team: Team | undefined }) {
  const name = team?.name ?? t('row.unknownTeam');
  return (
    <Side>
      <Crest name={name} logo={team?.logo} />
      <span>{team ? <Link to={namedAddress('team', team.id, name)}>{name}</Link> : name}</span>
    </Side>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-2);
  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--ink-2);
    font-size: 0.8125rem;
    text-align: center;
  }
  & a {
    display: inline-block;
    padding: var(--space-3) var(--space-2);
    margin: calc(-1 * var(--space-3)) calc(-1 * var(--space-2));
    color: inherit;
    text-decoration: none;
  }
  & a:hover { text-decoration: underline; }
  /* Very large text: the score stands below, so that names have room for whole words. */
  @media ${CRAMPED} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :nth-last-child(2) { grid-column: 1 / -1; grid-row: 3; }
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
  min-height: 5.5rem;
  outline: none;
  font-variant-numeric: tabular-nums;
  & > small { color: var(--ink-2); font-size: 0.75rem; }
`;

const Score = styled.strong`
  font-size: min(1.875rem, 11vw);
  line-height: 1.3;
  white-space: nowrap;
  [data-phase='live'] & { color: var(--live); }
`;

/** In the score's line, though it is higher: nothing moves when that is shown. */
const Pill = styled.button`
  display: block;
  min-width: 96px;
  height: 44px;
  margin: calc((1.3 * min(1.875rem, 11vw) - 44px) / 2) 0;
  padding: 0 var(--space-2);
  border: 4px solid transparent;
  border-radius: calc(var(--radius-chip) + 4px);
  background: var(--surface-3) padding-box;
  color: var(--ink-2);
  font-family: inherit;
  font-size: 1.125rem;
  cursor: pointer;
  &:hover { background-color: var(--line); }
`;
