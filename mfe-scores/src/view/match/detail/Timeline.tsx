import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { TimelineLine } from '../../../domain/timelineLines';
import type { TeamNames } from '../../parts/teamNames';
import { BreakLine } from './BreakLine';
import { EntryLine } from './EntryLine';

type Props = {
  /** The list's name for screen readers. */
  label: string;
  lines: readonly TimelineLine[];
  names: TeamNames;
  /** No line can be focused. */
  isQuiet?: boolean;
};

/**
 * Events along a centre line: home left, away right, the minute in the middle. Arrow keys move along it; one line is a
 * tab stop, the last one focused.
 */
export function Timeline({ label, lines, names, isQuiet = false }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string>();
  const stop = lines.some(({ key }) => key === focused) ? focused : lines[0]?.key;
  return (
    <List ref={list} aria-label={label} onKeyDown={(event) => onListArrows(event, list.current)}>
      {lines.map(({ key, entry, isNew }) => (
        <li
          key={key}
          tabIndex={isQuiet ? undefined : key === stop ? 0 : -1}
          data-side={entry.kind === 'break' ? undefined : entry.side}
          onFocus={() => setFocused(key)}
        >
          {entry.kind === 'break' ? (
            <BreakLine entry={entry} />
          ) : (
            <EntryLine entry={entry} names={names} isNew={isNew} />
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  & > li:focus-visible { border-radius: var(--radius-chip); outline-offset: -2px; }
  &::before {
    position: absolute;
    inset: 0 auto 0 50%;
    width: 1px;
    background: var(--line);
    content: '';
  }
`;

/** Arrow keys, Home and End in a list of focusable items. */
function onListArrows(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>(':scope > [tabindex]') ?? [])];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = items[placeAfter(event.key, at, items.length)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function placeAfter(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
