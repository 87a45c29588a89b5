import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { Dialog } from 'shared-kernel/ui/Dialog';
import styled from 'styled-components';
import { THEME_CHOICES, type ThemeChoice } from '../../domain/themeChoice';
import { useAppServices } from '../appServices';
import { BoardSettings } from './BoardSettings';
import { Choice } from './Choice';
import { NoticeSettings } from './NoticeSettings';
import { PriceSettings } from './PriceSettings';
import { SoundSettings } from './SoundSettings';
import { t } from './settingsTexts';

/** The visitor's settings. Each change applies at once, here and in other tabs. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { theme, settings, deferred, siteSetting$ } = useAppServices();
  const choice = useObservable<ThemeChoice>(theme.choice$, 'system');
  const current = useObservable<UserSettings>(settings.settings$, DEFAULT_SETTINGS);
  const { value: site } = useObservable<Loaded<AppSetting>>(siteSetting$, LOADING);
  const stores = useObservable(deferred.stores$, undefined);
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <Choice
        label={t('settings.theme')}
        options={THEME_CHOICES.map((value) => ({ value, text: t(`settings.themes.${value}`) }))}
        value={choice}
        onChange={theme.choose}
      />
      <BoardSettings current={current} onChange={settings.change} />
      <PriceSettings site={site?.price_format} chosen={current.price_format} onChange={settings.change} />
      <NoticeSettings current={current} onChange={settings.change} />
      <SoundSettings current={current} sounds={stores?.sounds} onChange={settings.change} />
      <Kept>{t('settings.kept')}</Kept>
    </Dialog>
  );
}

const Kept = styled.p`
  margin: var(--space-4) 0 0;
  color: var(--ink-3);
  font-size: var(--text-board);
`;
