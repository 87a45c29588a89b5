import { useId } from 'react';
import styled from 'styled-components';
import { t } from './settingsTexts';

export type SoundNumber = 1 | 2 | 3;

const SOUNDS: readonly SoundNumber[] = [1, 2, 3];

type Props = {
  label: string;
  value: SoundNumber;
  /** Whether the sound is switched on. */
  isOn: boolean;
  onChange: (sound: SoundNumber) => void;
  /** Missing until the sounds are loaded. */
  onTest: ((sound: SoundNumber) => void) | undefined;
};

/** A choice of the goal sounds; each can be played before it is chosen. */
export function SoundChoice({ label, value, isOn, onChange, onTest }: Props) {
  const name = useId();
  return (
    <Group disabled={!isOn}>
      <legend>{label}</legend>
      <Row>
        {SOUNDS.map((sound) => (
          <Option key={sound}>
            <label>
              <input type="radio" name={name} checked={sound === value} onChange={() => onChange(sound)} />
              <span>{t('settings.soundName', { number: sound })}</span>
            </label>
            <button
              type="button"
              aria-label={t('settings.test', { number: sound })}
              disabled={!onTest}
              onClick={() => onTest?.(sound)}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M4 2.500v11l9-5.500Z" />
              </svg>
            </button>
          </Option>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: var(--space-2) 0 var(--space-3);
  border: 0;
  border-bottom: 1px solid var(--line);
  & > legend { float: left; width: 100%; padding: var(--space-2) 0; }
  &:disabled { color: var(--ink-3); }
`;

const Row = styled.div`
  display: grid;
  clear: both;
  grid-template-columns: repeat(auto-fit, minmax(min(168px, 100%), 1fr));
  gap: var(--space-2);
`;

/** Looks like one control: the name chooses, the triangle plays. */
const Option = styled.div`
  display: flex;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  &:has(input:checked) { border-color: var(--accent); background: var(--accent-soft); }
  &:has(:disabled) { border-color: var(--line); background: none; }
  & > label {
    display: flex;
    flex: auto;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding-left: var(--space-3);
    cursor: pointer;
  }
  & input { width: 16px; height: 16px; margin: 0; accent-color: var(--accent); }
  & > button {
    display: grid;
    place-items: center;
    width: 44px;
    border: 0;
    border-radius: var(--radius-card);
    background: none;
    color: var(--accent);
    cursor: pointer;
  }
  & > button:hover { background: var(--surface-2); }
  & > button:disabled { color: var(--ink-3); cursor: default; }
  & path { fill: currentColor; }
`;
