import type { GuardConfig } from 'shared-kernel/entities/siteConfig';
import type { GuardHost } from './createGuard';
import { pausedMs } from './pausedMs';

/** The browser as {@link GuardHost}. */
export function browserGuard(window: Window): GuardHost {
  const { document, navigator, location, performance } = window;
  return {
    userAgent: navigator.userAgent,
    search: location.search,
    isHidden: () => document.hidden,
    pausedMs: () => pausedMs(() => performance.now()),
    onKeyDown(listener) {
      window.addEventListener('keydown', listener, { capture: true });
      return () => window.removeEventListener('keydown', listener, { capture: true });
    },
    act: (action, redirectUrl) => act(window, action, redirectUrl),
    // biome-ignore lint/suspicious/noConsole: the specification asks for it, on detection only.
    clearConsole: () => console.clear(),
    leaveFor: (page) => location.replace(page),
  };
}

function act(window: Window, action: GuardConfig['action'], redirectUrl: string | undefined): void {
  switch (action) {
    case 'redirect':
      if (redirectUrl) window.location.replace(redirectUrl);
      return;
    case 'rewrite':
      window.document.body.replaceChildren();
      return;
    case 'close':
      // Browsers close only windows that a script opened; otherwise the visitor goes back.
      window.close();
      window.history.back();
  }
}
