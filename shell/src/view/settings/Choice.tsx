import { useId } from 'react';
import styled from 'styled-components';

type OptionsProps<T extends string | number> = {
  /** Its text is what is on screen; its name, where that says too little. */
  options: readonly { value: T; text: string; name?: string }[];
  value: T;
  /** Also called for the value that holds: pressed, a default becomes a choice. */
  onChange: (value: T) => void;
};

type Props<T extends string> = OptionsProps<T> & { label: string; hint?: string };

/** A choice of a few options, side by side; more than three go on in the next line where they do not fit. */
export function Choice<T extends string>({ label, hint, ...options }: Props<T>) {
  const hintId = useId();
  return (
    <Group aria-describedby={hint ? hintId : undefined}>
      <legend>{label}</legend>
      <Options {...options} />
      {hint ? <small id={hintId}>{hint}</small> : null}
    </Group>
  );
}

/** The options alone, for a fieldset that names them. */
export function Options<T extends string | number>({ options, value, onChange }: OptionsProps<T>) {
  const group = useId();
  return (
    <Row data-many={options.length > 3 || undefined}>
      {options.map(({ value: own, text, name }) => (
        <Option key={own}>
          <input
            type="radio"
            name={group}
            value={own}
            aria-label={name}
            checked={own === value}
            readOnly
            onClick={() => onChange(own)}
          />
          <span>{text}</span>
        </Option>
      ))}
    </Row>
  );
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { margin-bottom: var(--space-2); padding: 0; font-weight: 600; }
  & > small { display: block; margin-top: var(--space-2); color: var(--ink-2); font-size: var(--text-board); }
`;

const Row = styled.div`
  display: flex;
  gap: 2px;
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
    min-width: 44px;
    min-height: 44px;
    padding: 0 var(--space-2);
    border-radius: var(--radius-chip);
    color: var(--ink-2);
    text-align: center;
  }
  & > input:checked + span { background: var(--accent); color: var(--accent-ink); font-weight: 600; }
  & > input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 1px; }
  &:has(> :disabled) { cursor: default; }
  & > input:disabled + span { background: none; color: var(--ink-3); }
  & > input:disabled:checked + span { background: var(--surface-1); }
`;
