import { THEME_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import type { ThemeName } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { useFrameServices, useIsOnServer } from '../appServices';
import { t } from '../texts/texts';
import { ToolButton } from './ToolButton';

/** Shows the current theme; a press switches to the other. */
export function ThemeSwitch() {
  const { theme } = useFrameServices();
  const isOnServer = useIsOnServer();
  const rendered = useObservable<ThemeName>(theme.theme$, 'light');
  return (
    <ToolButton type="button" value="theme" onClick={() => theme.choose(rendered === 'dark' ? 'light' : 'dark')}>
      {isOnServer ? <EitherFace /> : <Face theme={rendered} />}
    </ToolButton>
  );
}

function Face({ theme }: { theme: ThemeName }) {
  const isDark = theme === 'dark';
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isDark ? MOON : SUN} />
      </svg>
      <span>{t(`theme.${theme}`)}</span>
      <HiddenText>{` – ${t(isDark ? 'theme.toLight' : 'theme.toDark')}`}</HiddenText>
    </>
  );
}

/** The server does not know the theme; the page's inline script does. */
function EitherFace() {
  return (['light', 'dark'] as const).map((theme) => (
    <OfTheme key={theme} data-face={theme}>
      <Face theme={theme} />
    </OfTheme>
  ));
}

/** The button lays its content out. */
const OfTheme = styled.span`
  display: contents;
  html[${THEME_ATTRIBUTE}='dark'] &[data-face='light'], html:not([${THEME_ATTRIBUTE}='dark']) &[data-face='dark'] { display: none; }
`;

const MOON = 'M19.5 14.5A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10Z';
const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4';
