import { BROWSER_NUMBER_KEY, BROWSER_NUMBERS } from 'shared-kernel/contract/htmlData';
import { attempt } from 'shared-kernel/storage/attempt';

/**
 * The number of this browser, made once; it decides which candidates the browser takes, and is never sent. `undefined` where
 * storage refuses: another one each time would show a visitor now this release, now that.
 */
export function browserNumber(host: Pick<Window, 'localStorage'>, random: () => number): number | undefined {
  return attempt(() => {
    const stored = host.localStorage.getItem(BROWSER_NUMBER_KEY) ?? '';
    if (/^\d{1,10}$/.test(stored)) return Number(stored);
    const made = Math.floor(random() * BROWSER_NUMBERS);
    host.localStorage.setItem(BROWSER_NUMBER_KEY, String(made));
    return made;
  });
}
