import styled from 'styled-components';
import { Options } from './Choice';
import { t } from './settingsTexts';

export type SoundNumber = 1 | 2 | 3;

const SOUNDS: readonly SoundNumber[] = [1, 2, 3];

type Props = {
  label: string;
  value: SoundNumber;
  /** Whether the sound is switched on. */
  isOn: boolean;
  onChange: (sound: SoundNumber) => void;
};

/** The goal sounds by number, in one line. */
export function SoundChoice({ label, value, isOn, onChange }: Props) {
  return (
    <Group disabled={!isOn}>
      <legend>{label}</legend>
      <Options
        options={SOUNDS.map((number) => ({
          value: number,
          text: `${number}`,
          name: t('settings.soundName', { number }),
        }))}
        value={value}
        onChange={onChange}
      />
    </Group>
  );
}

/** Floated, a legend stands in the line: browsers place it above all else. */
const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-width: 0;
  margin: 0;
  padding: var(--space-2) 0;
  border: 0;
  border-bottom: 1px solid var(--line);
  & > legend { float: left; padding: 0; }
  &:disabled { color: var(--ink-3); }
`;
