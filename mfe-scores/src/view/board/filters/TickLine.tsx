import { memo } from 'react';
import type { Id } from 'shared-kernel/entities/id';
import styled from 'styled-components';

type Props = {
  /** Passed to `onToggle`; 0 when there is only one such line. */
  id?: Id;
  name: string;
  /** Why the search shows the line, unless by its name. */
  because?: string;
  /** A number at the end of the line. */
  detail: string;
  isTicked: boolean;
  /** Some of the items behind this line are ticked. */
  isPartly?: boolean;
  onToggle: (id: Id) => void;
};

/** A line with a checkbox; the whole line is its target. */
export const TickLine = memo(function TickLine({
  id = 0,
  name,
  because,
  detail,
  isTicked,
  isPartly = false,
  onToggle,
}: Props) {
  return (
    <Line>
      <input
        type="checkbox"
        checked={isTicked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={() => onToggle(id)}
      />
      <span>
        <span>{name}</span>
        {because ? <i>{` ${because}`}</i> : null}
      </span>
      <small>{detail}</small>
    </Line>
  );
});

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  cursor: pointer;
  & > input { flex: none; width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
  & > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & > span > i { display: block; color: var(--ink-2); font-size: 0.75rem; font-style: normal; }
  & > small { flex: none; color: var(--ink-2); font-size: 0.75rem; font-variant-numeric: tabular-nums; }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: var(--radius-chip); }
`;
