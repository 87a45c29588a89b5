import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { useIsOnServer } from '../html/onServer';

type Props<T> = {
  label: string;
  choices: readonly T[];
  chosen: T;
  textOf: (choice: T) => string;
  /** What is behind a text that is short. */
  titleOf?: (choice: T) => string;
  onChoose: (choice: T) => void;
};

/** One of a few, side by side. */
export function ChoiceSwitch<T extends string>({ label, choices, chosen, textOf, titleOf, onChoose }: Props<T>) {
  const isOnServer = useIsOnServer();
  return (
    <Choices role="group" inert={isOnServer} aria-label={label}>
      {choices.map((choice) => (
        <Choice
          key={choice}
          type="button"
          title={titleOf?.(choice)}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {textOf(choice)}
        </Choice>
      ))}
    </Choices>
  );
}

export const Choices = styled.div`
  display: flex;
  flex: none;
  width: fit-content;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  @media ${PHONE} { width: auto; border-width: 1px 0 0; border-radius: 0; }
`;

/** A link with `aria-current`, where there is no app. */
export const Choice = styled.button`
  height: 28px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-chip);
  background: none;
  color: var(--ink-2);
  font-weight: 600;
  cursor: pointer;
  /* What is chosen looks as a chosen tab does. */
  &:is([aria-pressed='true'], [aria-current]) { background: var(--accent); color: var(--accent-ink); }
  @media ${PHONE} {
    flex: auto;
    min-width: 44px;
    height: auto;
    min-height: 44px;
    padding: 0 var(--space-1);
    &:is([aria-pressed='true'], [aria-current]) { background: none; color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
  }
`;
