import type { LineupPlayer } from 'shared-kernel/entities/lineups';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import type { Deed } from '../../domain/deeds';
import { DeedIcon } from './DeedIcon';
import { manSentence } from './manSentence';

type Props = { player: LineupPlayer; of: number; deeds: readonly Deed[] };

const SCORING: ReadonlySet<Deed['kind']> = new Set(['goal', 'penalty', 'ownGoal', 'missedPenalty']);

/** A shirt, its name and what its man did. Screen readers get one sentence with the whole name. */
export function ManOnPitch({ player, of, deeds }: Props) {
  const goals = deeds.filter(({ kind }) => SCORING.has(kind));
  const others = deeds.filter(({ kind }) => !SCORING.has(kind));
  return (
    <Man data-of={of}>
      <HiddenText>{manSentence(player, deeds)}</HiddenText>
      <Shirt aria-hidden="true" data-keeper={player.position === 'G' || undefined}>
        <span>{player.number ?? ''}</span>
        <Marks data-at="left" deeds={others} />
        <Marks data-at="right" deeds={goals} />
      </Shirt>
      <Name aria-hidden="true" title={player.name}>
        {player.name}
      </Name>
    </Man>
  );
}

/** One icon of a kind, and how often. */
function Marks({ deeds, ...at }: { deeds: readonly Deed[]; 'data-at': 'left' | 'right' }) {
  if (deeds.length === 0) return null;
  const counts = new Map<Deed['kind'], number>();
  for (const { kind } of deeds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    <MarkList {...at}>
      {[...counts].map(([kind, count]) => (
        <span key={kind}>
          <DeedIcon kind={kind} />
          {count > 1 ? <span>{count}</span> : null}
        </span>
      ))}
    </MarkList>
  );
}

const Man = styled.li`
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

/** Names are as wide as their man's share of the line, and three lines high at most; a longer word ends in dots. */
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
