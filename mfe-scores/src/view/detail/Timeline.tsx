import { useRef } from 'react';
import styled from 'styled-components';
import type { TimelineEntry } from '../../domain/timelineEntry';
import { t } from '../../texts/texts';
import { BreakLine } from './BreakLine';
import { EntryLine } from './EntryLine';
import { onListArrows } from './onListArrows';

type Props = {
  entries: readonly TimelineEntry[];
  /** No line can be focused. */
  isQuiet?: boolean;
};

/** The events along a centre line: home left, away right, the minute in the middle. Arrow keys move along it. */
export function Timeline({ entries, isQuiet = false }: Props) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <List ref={list} aria-label={t('detail.timeline')} onKeyDown={(event) => onListArrows(event, list.current)}>
      {entries.map((entry, index) => (
        // The list grows only at its end, except for a cancelled goal: indexes serve as keys.
        <li
          key={index}
          tabIndex={isQuiet ? undefined : index === 0 ? 0 : -1}
          data-side={entry.kind === 'break' ? undefined : entry.side}
        >
          {entry.kind === 'break' ? <BreakLine entry={entry} /> : <EntryLine entry={entry} />}
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
  font-size: 14px;
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
