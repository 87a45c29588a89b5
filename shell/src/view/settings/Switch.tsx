import { useId } from 'react';
import styled from 'styled-components';

type Props = { label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** An on-off switch; the whole row can be pressed. */
export function Switch({ label, hint, isOn, onChange }: Props) {
  const hintId = useId();
  const id = useId();
  return (
    <Row data-hinted={hint ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint ? <small id={hintId}>{hint}</small> : null}
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? hintId : undefined}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  column-gap: var(--space-4);
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--line);
  position: relative;
  min-height: 52px;
  /* Extends the label over the row, so that all of it can be pressed. */
  & > label::after { content: ''; position: absolute; inset: 0; cursor: pointer; }
  &:not([data-hinted]) > label { grid-row: 1 / span 2; }
  & > small { grid-row: 2; color: var(--ink-3); font-size: var(--text-board); }
  & > input {
    grid-area: 1 / 2 / span 2 / 3;
    appearance: none;
    width: 44px;
    height: 26px;
    margin: 0;
    border-radius: 13px;
    background: radial-gradient(circle 10px at 13px 50%, var(--surface-1) 95%, transparent) var(--ink-3);
  }
  & > input:checked { background: radial-gradient(circle 10px at 31px 50%, var(--surface-1) 95%, transparent) var(--accent); }
`;
