import { of } from 'rxjs';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import type { DeferredStores } from '../../state/deferred/createDeferredStores';
import { Section } from './Section';
import { SoundChoice } from './SoundChoice';
import { Switch } from './Switch';
import { t } from './settingsTexts';

type Props = {
  current: UserSettings;
  /** Missing until loaded. */
  sounds: DeferredStores['sounds'] | undefined;
  onChange: (part: Partial<UserSettings>) => void;
};

const NOT_BLOCKED$ = of(false);

const SIDES = [
  { side: 'home', setting: 'home_team_sound' },
  { side: 'away', setting: 'away_team_sound' },
] as const;

/** What is heard of goals and red cards, with a hint when the browser keeps the page silent (S15). A sound plays when it is chosen. */
export function SoundSettings({ current, sounds, onChange }: Props) {
  const isBlocked = useObservable(sounds?.isBlocked$ ?? NOT_BLOCKED$, false);
  return (
    <Section title={t('settings.sounds')}>
      <Switch
        label={t('settings.goals')}
        isOn={current.goal_enable_sound}
        onChange={(isOn) => onChange({ goal_enable_sound: isOn })}
      />
      {SIDES.map(({ side, setting }) => (
        <SoundChoice
          key={side}
          label={t(`settings.goalOf.${side}`)}
          value={current[setting]}
          isOn={current.goal_enable_sound}
          onChange={(sound) => {
            onChange({ [setting]: sound });
            void sounds?.play(sound);
          }}
        />
      ))}
      <div role="status">{isBlocked ? <Blocked>{t('settings.blocked')}</Blocked> : null}</div>
      <Switch
        label={t('settings.redCards')}
        isOn={current.red_card_enable_sound}
        onChange={(isOn) => onChange({ red_card_enable_sound: isOn })}
      />
    </Section>
  );
}

const Blocked = styled.p`
  margin: var(--space-2) 0;
  padding: var(--space-2) var(--space-3);
  border-left: 3px solid var(--error);
  background: var(--error-soft);
  color: var(--error);
  font-size: var(--text-board);
`;
