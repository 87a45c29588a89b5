import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { savesData } from '../../domain/savesData';
import { Section } from './Section';
import { Switch } from './Switch';
import { t } from './settingsTexts';

type Props = { current: UserSettings; onChange: (part: Partial<UserSettings>) => void };

/** Settings of the board's rows, and of what keeps them current. */
export function BoardSettings({ current, onChange }: Props) {
  return (
    <Section title={t('settings.board')}>
      <Switch
        label={t('settings.hideScores')}
        hint={t('settings.hideScoresHint')}
        isOn={current.hide_scores ?? false}
        onChange={(isOn) => onChange({ hide_scores: isOn })}
      />
      <Switch
        label={t('settings.yellowCards')}
        hint={t('settings.yellowCardsHint')}
        isOn={current.show_yellow_card}
        onChange={(isOn) => onChange({ show_yellow_card: isOn })}
      />
      <Switch
        label={t('settings.positions')}
        hint={t('settings.positionsHint')}
        isOn={current.show_team_position}
        onChange={(isOn) => onChange({ show_team_position: isOn })}
      />
      <Switch
        label={t('settings.corners')}
        hint={t('settings.cornersHint')}
        isOn={current.show_corners ?? false}
        onChange={(isOn) => onChange({ show_corners: isOn })}
      />
      <Switch
        label={t('settings.saveData')}
        hint={t('settings.saveDataHint')}
        isOn={current.save_data ?? savesData(window.navigator)}
        onChange={(isOn) => onChange({ save_data: isOn })}
      />
    </Section>
  );
}
