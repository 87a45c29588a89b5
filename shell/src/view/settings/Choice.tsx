import { useId } from 'react';
import styled from 'styled-components';

type Props<T extends string> = {
  label: string;
  options: readonly { value: T; text: string }[];
  value: T;
  onChange: (value: T) => void;
};

/** A choice of a few options, side by side. */
export function Choice<T extends string>({ label, options, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
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
    </Group>
  );
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; font-weight: 600; }
`;

const Row = styled.div`
  display: flex;
  gap: 2px;
  margin-top: var(--space-2);
  padding: 2px;
  border-radius: var(--radius-card);
  background: var(--surface-3);
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
  & > input:checked + span { background: var(--surface-1); color: var(--accent); font-weight: 600; box-shadow: var(--shadow); }
  & > input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 1px; }
`;
