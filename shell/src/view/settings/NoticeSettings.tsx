import type { UserSettings } from 'shared-kernel/entities/userSettings';
import styled from 'styled-components';
import type { DeferredStores } from '../../state/deferred/createDeferredStores';
import { Choice } from './Choice';
import { GoalSettings } from './GoalSettings';
import { Section } from './Section';
import { Switch } from './Switch';
import { t } from './settingsTexts';

type Props = {
  current: UserSettings;
  /** Missing until loaded. */
  sounds: DeferredStores['sounds'] | undefined;
  onChange: (part: Partial<UserSettings>) => void;
};

const NOTIFICATIONS = ['all', 'favorite'] as const;

/** Which matches are announced, and how: sounds and toasts, for goals and for red cards. */
export function NoticeSettings({ current, sounds, onChange }: Props) {
  return (
    <Place>
      <Choice
        label={t('settings.notification')}
        hint={t('settings.notificationHint')}
        options={NOTIFICATIONS.map((value) => ({ value, text: t(`settings.notifications.${value}`) }))}
        value={current.notification}
        onChange={(notification) => onChange({ notification })}
      />
      <GoalSettings current={current} sounds={sounds} onChange={onChange} />
      <Section title={t('settings.redCards')}>
        <Switch
          label={t('settings.sound')}
          isOn={current.red_card_enable_sound}
          onChange={(isOn) => onChange({ red_card_enable_sound: isOn })}
        />
        <Switch
          label={t('settings.toast')}
          isOn={current.red_card_show_toast}
          onChange={(isOn) => onChange({ red_card_show_toast: isOn })}
        />
      </Section>
    </Place>
  );
}

const Place = styled.div`
  margin-top: var(--space-6);
`;
