import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { useIsPicture } from '../picture/picture';

type Props<Choice> = {
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  textOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
};

/** One of a few, side by side. */
export function ChoiceSwitch<Choice extends string>({ label, choices, chosen, textOf, onChoose }: Props<Choice>) {
  const isPicture = useIsPicture();
  return (
    <Group role="group" inert={isPicture} aria-label={label}>
      {choices.map((choice) => (
        <Button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {textOf(choice)}
        </Button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex: none;
  width: fit-content;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  @media ${PHONE} { width: auto; border-width: 1px 0 0; border-radius: 0; }
`;

const Button = styled.button`
  height: 28px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-chip);
  background: none;
  color: var(--ink-2);
  font-weight: 600;
  cursor: pointer;
  /* Lighter than its track at night, too; the outline has the contrast of a sign. */
  &[aria-pressed='true'] {
    background: color-mix(in oklab, var(--surface-1) 86%, var(--ink));
    color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink-3);
  }
  @media ${PHONE} { flex: 1; height: 44px; }
`;
