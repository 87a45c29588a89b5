import { NOTIFICATIONS, type UserSettings } from 'shared-kernel/entities/userSettings';
import styled from 'styled-components';
import { Choice } from './Choice';
import { Section } from './Section';
import { Switch } from './Switch';
import { t } from './settingsTexts';

type Props = { current: UserSettings; onChange: (part: Partial<UserSettings>) => void };

/** Which matches are announced, and what has a toast. */
export function NoticeSettings({ current, onChange }: Props) {
  return (
    <Place>
      <Choice
        label={t('settings.notification')}
        hint={t('settings.notificationHint')}
        options={NOTIFICATIONS.map((value) => ({ value, text: t(`settings.notifications.${value}`) }))}
        value={current.notification}
        onChange={(notification) => onChange({ notification })}
      />
      <Section title={t('settings.toasts')}>
        <Switch
          label={t('settings.goals')}
          isOn={current.goal_show_toast}
          onChange={(isOn) => onChange({ goal_show_toast: isOn })}
        />
        <Switch
          label={t('settings.redCards')}
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
