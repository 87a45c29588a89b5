import { Fragment, useId } from 'react';
import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import { incidentMinute, minuteText } from 'shared-kernel/rules/formats';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import type { PlayerEvent, PlayerEvents } from '../../../domain/playerEvents';
import { t } from '../../../texts/detailTexts';
import { PlayerEventIcon } from './PlayerEventIcon';
import { playerSentence } from './playerSentence';

type Props = {
  name: string;
  team: TeamLineup | undefined;
  events: PlayerEvents;
  /** Those who start are on the pitch, with their formation, and not listed again. */
  isOnPitch: boolean;
};

/** A side's coach and bench, with those who start where their places are not known. */
export function TeamList({ name, team, events, isOnPitch }: Props) {
  const heading = useId();
  const isNumbered = [...(team?.starters ?? []), ...(team?.bench ?? [])].some((player) => player.number !== undefined);
  const listOf = (label: string, players: readonly LineupPlayer[]) => (
    <>
      <h4>{label}</h4>
      <ul aria-label={`${label}, ${name}`}>
        {players.map((player, index) => (
          <Line key={index} player={player} events={events.get(player) ?? []} isNumbered={isNumbered} />
        ))}
      </ul>
    </>
  );
  return (
    <Team aria-labelledby={heading}>
      <h3 id={heading}>
        <bdi>{`${name} `}</bdi>
        {!isOnPitch && team?.formation ? <span>{team.formation}</span> : null}
      </h3>
      {team ? (
        <>
          {isOnPitch ? null : listOf(t('lineups.starting'), team.starters)}
          {team.coach ? (
            <p>
              {t('lineups.coach')} <b>{team.coach}</b>
            </p>
          ) : null}
          {team.bench.length > 0 ? listOf(t('lineups.bench'), team.bench) : null}
        </>
      ) : (
        <p>{t('lineups.none')}</p>
      )}
    </Team>
  );
}

type LineProps = {
  player: LineupPlayer;
  events: readonly PlayerEvent[];
  /** Whether the team's shirts are known, and names stand beside a column of them. */
  isNumbered: boolean;
};

function Line({ player, events, isNumbered }: LineProps) {
  return (
    <li>
      <HiddenText>{playerSentence(player, events)}</HiddenText>
      {isNumbered ? <ShirtNumber aria-hidden="true">{player.number ?? ''}</ShirtNumber> : null}
      <Name aria-hidden="true">
        <span>{player.name}</span>
        {events.length > 0 ? (
          <Done>
            {events.map(({ kind, minute }, index) => (
              <Fragment key={index}>
                <PlayerEventIcon kind={kind} />
                <span>{` ${minuteText(incidentMinute(minute))}`}</span>
              </Fragment>
            ))}
          </Done>
        ) : null}
      </Name>
    </li>
  );
}

const Team = styled.section`
  min-width: 0;
  & > h3 { display: flex; justify-content: space-between; gap: var(--space-2); margin: 0 0 var(--space-2); font-size: 0.9375rem; overflow-wrap: anywhere; }
  & > h4 { margin: var(--space-3) 0 var(--space-1); color: var(--ink-2); font-size: 0.8125rem; }
  & > p { margin: 0; font-size: 0.8125rem; overflow-wrap: anywhere; }
  & > ul { margin: 0; padding: 0; list-style: none; }
  & li { position: relative; display: flex; gap: var(--space-2); min-height: 32px; padding: 5px 0; border-bottom: 1px solid var(--line); font-size: 0.8125rem; }
`;

const ShirtNumber = styled.span`
  flex: none;
  width: 1.75rem;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Name = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Done = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  color: var(--ink-2);
  font-size: 0.75rem;
`;
