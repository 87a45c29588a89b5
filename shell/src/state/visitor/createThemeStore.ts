import { BehaviorSubject, combineLatest, distinctUntilChanged, map } from 'rxjs';
import { THEME_ATTRIBUTE, THEME_STORAGE_KEY } from 'shared-kernel/contract/htmlData';
import type { ThemeName } from 'shared-kernel/contract/shell';
import { createStoredValue } from 'shared-kernel/state/createStoredValue';
import type { ExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { renderedTheme, type ThemeChoice, toThemeChoice } from '../../domain/themeChoice';

/** The element whose attribute carries the theme, and the query for a dark device. */
export type ThemeHost = {
  root: HTMLElement;
  darkDevice: {
    readonly matches: boolean;
    addEventListener(type: 'change', listener: () => void): void;
    removeEventListener(type: 'change', listener: () => void): void;
  };
};

/**
 * The theme: the visitor's choice, or the device's. The page's inline script sets the attribute before the first paint;
 * from then on the store follows the choice, the device and other tabs.
 */
export function createThemeStore(storage: ExpiringStorage, { root, darkDevice }: ThemeHost) {
  const choice = createStoredValue<ThemeChoice>(storage, THEME_STORAGE_KEY, {
    decode: toThemeChoice,
    initial: 'system',
  });
  const isDeviceDark$ = new BehaviorSubject(darkDevice.matches);
  const theme$ = new BehaviorSubject<ThemeName>(renderedTheme(choice.value$.value, darkDevice.matches));

  return {
    choice$: choice.value$,
    theme$,
    choose: choice.set,
    open() {
      const onDevice = () => isDeviceDark$.next(darkDevice.matches);
      darkDevice.addEventListener('change', onDevice);
      const stopStored = choice.open();
      const rendering = combineLatest([choice.value$, isDeviceDark$])
        .pipe(
          map(([chosen, isDark]) => renderedTheme(chosen, isDark)),
          distinctUntilChanged(),
        )
        .subscribe((theme) => {
          root.setAttribute(THEME_ATTRIBUTE, theme);
          paintBrowserBars(root);
          theme$.next(theme);
        });
      return () => {
        rendering.unsubscribe();
        stopStored();
        darkDevice.removeEventListener('change', onDevice);
      };
    },
  };
}

/** Browser bars take the colour of our header, as in the page's inline script. */
function paintBrowserBars(root: HTMLElement) {
  const tag = root.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const surface = getComputedStyle(root).getPropertyValue('--surface-1').trim();
  if (tag && surface) tag.content = surface;
}
