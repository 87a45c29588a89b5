import { useId } from 'react';
import styled from 'styled-components';

type Props<T extends string> = {
  label: string;
  hint?: string;
  options: readonly { value: T; text: string }[];
  value: T;
  onChange: (value: T) => void;
};

/** A choice of a few options, side by side; more than three go on in the next line where they do not fit. */
export function Choice<T extends string>({ label, hint, options, value, onChange }: Props<T>) {
  const name = useId();
  const hintId = useId();
  return (
    <Group aria-describedby={hint ? hintId : undefined}>
      <legend>{label}</legend>
      <Row data-many={options.length > 3 || undefined}>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </Option>
        ))}
      </Row>
      {hint ? <small id={hintId}>{hint}</small> : null}
    </Group>
  );
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; font-weight: 600; }
  & > small { display: block; margin-top: var(--space-2); color: var(--ink-2); font-size: var(--text-board); }
`;

const Row = styled.div`
  display: flex;
  gap: 2px;
  margin-top: var(--space-2);
  padding: 2px;
  border-radius: var(--radius-card);
  background: var(--surface-3);
  &[data-many] { flex-wrap: wrap; }
`;

const Option = styled.label`
  position: relative;
  flex: auto;
  cursor: pointer;
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  & > span {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 0 var(--space-2);
    border-radius: var(--radius-chip);
    color: var(--ink-2);
    text-align: center;
  }
  & > input:checked + span { background: var(--accent); color: var(--accent-ink); font-weight: 600; }
  & > input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 1px; }
`;
