import { decodeUserSettings } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Dialog } from 'shared-kernel/ui/Dialog';
import styled from 'styled-components';
import { THEME_CHOICES, type ThemeChoice } from '../../domain/themeChoice';
import { useHouse } from '../house';
import { t } from '../texts/texts';
import { Choice } from './Choice';
import { Switch } from './Switch';

const DEFAULTS = decodeUserSettings({});

/** What a visitor may set. Each change holds at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { theme, settings } = useHouse();
  const choice = useObservable<ThemeChoice>(theme.choice$, 'system');
  const current = useObservable(settings.settings$, DEFAULTS);
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <Choice
        label={t('theme.label')}
        options={THEME_CHOICES.map((value) => ({ value, text: t(`theme.choice.${value}`) }))}
        value={choice}
        onChange={theme.choose}
      />
      <Group>
        <legend>{t('settings.board')}</legend>
        <Switch
          label={t('settings.yellowCards')}
          hint={t('settings.yellowCardsHint')}
          isOn={current.show_yellow_card}
          onChange={(isOn) => settings.change({ show_yellow_card: isOn })}
        />
        <Switch
          label={t('settings.positions')}
          hint={t('settings.positionsHint')}
          isOn={current.show_team_position}
          onChange={(isOn) => settings.change({ show_team_position: isOn })}
        />
      </Group>
      <Kept>{t('settings.kept')}</Kept>
    </Dialog>
  );
}

const Group = styled.fieldset`
  margin: var(--space-6) 0 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; font-weight: 600; }
`;

const Kept = styled.p`
  margin: var(--space-4) 0 0;
  color: var(--ink-3);
  font-size: var(--text-board);
`;
