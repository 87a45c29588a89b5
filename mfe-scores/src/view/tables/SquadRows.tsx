import { useId } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import type { Squad, SquadPlayer } from 'shared-kernel/entities/squad';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { type SquadGroup, squadGroups } from '../../domain/squadGroups';
import { t } from '../../texts/squadTexts';

/** A team's coach and players, line by line; where no feed reports them, it says what they are. */
export function SquadRows({ squad: { coach, players, seen_in } }: { squad: Squad }) {
  return (
    <>
      {seen_in === undefined ? null : <Note>{t('squad.seenIn', { count: seen_in })}</Note>}
      {coach ? (
        <Coach>
          {t('squad.coach')} <b>{coach}</b>
        </Coach>
      ) : null}
      <Lines>
        {squadGroups(players).map((group) => (
          <Line key={group.position} group={group} />
        ))}
      </Lines>
    </>
  );
}

function Line({ group: { position, players } }: { group: SquadGroup }) {
  const heading = useId();
  return (
    <section>
      <h3 id={heading}>{t(`squad.line.${position}`)}</h3>
      <ul aria-labelledby={heading}>
        {players.map((player, index) => (
          <PlayerRow key={player.id ?? index} player={player} />
        ))}
      </ul>
    </section>
  );
}

function PlayerRow({ player: { name, number } }: { player: SquadPlayer }) {
  return (
    <li>
      <span aria-hidden="true">{number ?? ''}</span>
      {number === undefined ? null : <HiddenText>{`${t('squad.number', { number })} `}</HiddenText>}
      <b>{name}</b>
    </li>
  );
}

const Note = styled.p`
  margin: 0 0 var(--space-2);
  color: var(--ink-2);
  font-size: 0.8125rem;
`;

const Coach = styled.p`
  margin: 0 0 var(--space-2);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: start;
  & h3 { margin: 0 0 var(--space-1); color: var(--ink-2); font-size: 0.8125rem; }
  & ul { margin: 0; padding: 0; list-style: none; }
  & li { position: relative; display: flex; gap: var(--space-2); padding: 5px 0; border-bottom: 1px solid var(--line); font-size: 0.875rem; }
  & li > span:first-child { flex: none; width: 1.75rem; color: var(--ink-2); font-variant-numeric: tabular-nums; text-align: right; }
  & li > b { min-width: 0; font-weight: 400; overflow-wrap: anywhere; }
  @media ${PHONE} { grid-template-columns: minmax(0, 1fr); }
`;
