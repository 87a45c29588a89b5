import type { LineupPlayer } from 'shared-kernel/entities/lineups';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import type { PlayerEvent } from '../../../domain/playerEvents';
import { PlayerEventIcon } from './PlayerEventIcon';
import { playerSentence } from './playerSentence';

type Props = { player: LineupPlayer; of: number; events: readonly PlayerEvent[] };

const SCORING: ReadonlySet<PlayerEvent['kind']> = new Set(['goal', 'penalty', 'ownGoal', 'missedPenalty']);

/** A shirt, its name and what its player did. Screen readers get one sentence with the whole name. */
export function PlayerOnPitch({ player, of, events }: Props) {
  const goals = events.filter(({ kind }) => SCORING.has(kind));
  const others = events.filter(({ kind }) => !SCORING.has(kind));
  return (
    <Player data-of={of}>
      <HiddenText>{playerSentence(player, events)}</HiddenText>
      <Shirt aria-hidden="true" data-keeper={player.position === 'G' || undefined}>
        <span>{player.number ?? ''}</span>
        <Marks data-at="left" events={others} />
        <Marks data-at="right" events={goals} />
      </Shirt>
      <Name aria-hidden="true" title={player.name}>
        {player.name}
      </Name>
    </Player>
  );
}

/** One icon of a kind, and how often. */
function Marks({ events, ...at }: { events: readonly PlayerEvent[]; 'data-at': 'left' | 'right' }) {
  if (events.length === 0) return null;
  const counts = new Map<PlayerEvent['kind'], number>();
  for (const { kind } of events) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    <MarkList {...at}>
      {[...counts].map(([kind, count]) => (
        <span key={kind}>
          <PlayerEventIcon kind={kind} />
          {count > 1 ? <span>{count}</span> : null}
        </span>
      ))}
    </MarkList>
  );
}

const Player = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding: 8px 2px;
`;

const Shirt = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: var(--accent);
  color: var(--accent-ink);
  font-size: 0.8125rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  [data-side='away'] & { background: var(--surface-1); color: var(--ink); }
  &[data-keeper] { border-radius: var(--radius-chip); }
`;

/** Names are as wide as their player's share of the line, and three lines high at most; a longer word ends in dots. */
const Name = styled.span`
  display: -webkit-box;
  max-width: 100%;
  max-height: 3.9em;
  overflow: hidden;
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-overflow: ellipsis;
  overflow-wrap: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const MarkList = styled.span`
  position: absolute;
  top: -4px;
  display: flex;
  flex-direction: column;
  gap: 1px;
  color: var(--ink);
  font-size: 0.6875rem;
  line-height: 1;
  &[data-at='left'] { right: calc(100% - 6px); }
  &[data-at='right'] { left: calc(100% - 6px); }
  & > span { display: flex; align-items: center; justify-content: center; min-width: 16px; height: 16px; padding: 0 1px; border-radius: 8px; background: var(--surface-1); }
  & svg { width: 14px; height: 14px; }
`;
