import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { decodeUserSettings } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Dialog } from 'shared-kernel/ui/Dialog';
import styled from 'styled-components';
import { THEME_CHOICES, type ThemeChoice } from '../../domain/themeChoice';
import { useAppServices } from '../appServices';
import { t } from '../texts/texts';
import { BoardSettings } from './BoardSettings';
import { Choice } from './Choice';
import { NoticeSettings } from './NoticeSettings';

const DEFAULTS: UserSettings = decodeUserSettings({});

/** The visitor's settings. Each change applies at once, here and in other tabs. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { theme, settings, deferred } = useAppServices();
  const choice = useObservable<ThemeChoice>(theme.choice$, 'system');
  const current = useObservable(settings.settings$, DEFAULTS);
  const stores = useObservable(deferred.stores$, undefined);
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <Choice
        label={t('theme.label')}
        options={THEME_CHOICES.map((value) => ({ value, text: t(`theme.choice.${value}`) }))}
        value={choice}
        onChange={theme.choose}
      />
      <NoticeSettings current={current} sounds={stores?.sounds} onChange={settings.change} />
      <BoardSettings current={current} onChange={settings.change} />
      <Kept>{t('settings.kept')}</Kept>
    </Dialog>
  );
}

const Kept = styled.p`
  margin: var(--space-4) 0 0;
  color: var(--ink-3);
  font-size: var(--text-board);
`;
