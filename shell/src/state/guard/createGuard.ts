import type { GuardConfig } from 'shared-kernel/entities/siteConfig';
import { sha256Hex } from 'shared-kernel/http/sha256Hex';
import { isDesktop, isSearchBot, opensTools } from '../../domain/guard/visitorKind';

/** Interval of the checks, that off desktop, and the shortest pause of a `debugger` that counts, in milliseconds. */
const CHECK_MS = 500;
const HANDHELD_MS = 5_000;
const PAUSE_MS = 100;

/** A sleeping laptop or a busy processor may pause the page there once, but not this often in a row. */
const PAUSES = 3;

/** Delay from the action to the not-found page, in milliseconds. */
const NOT_FOUND_AFTER_MS = 500;
const NOT_FOUND_PAGE = '/404.html';

/** Query parameter with the token that skips the guard (S14). */
const TOKEN = 'ddtk';

/** The parts of the browser that the guard needs; tests pass their own. */
export type GuardHost = {
  readonly userAgent: string;
  /** The query of the address. */
  readonly search: string;
  isHidden(): boolean;
  /** How long a `debugger` statement held the page, in milliseconds. */
  pausedMs(): number;
  onKeyDown(listener: (event: KeyboardEvent) => void): () => void;
  act(action: GuardConfig['action'], redirectUrl: string | undefined): void;
  clearConsole(): void;
  leaveFor(page: string): void;
};

/** The developer-tools guard (S14). It must never hit a visitor without open developer tools. */
export function createGuard(config: GuardConfig, host: GuardHost) {
  const areToolsOpen = () => Array.from({ length: PAUSES }).every(() => host.pausedMs() > PAUSE_MS);
  const drive = () => {
    host.clearConsole();
    host.act(config.action, config.redirect_url);
    setTimeout(() => host.leaveFor(NOT_FOUND_PAGE), NOT_FOUND_AFTER_MS);
  };
  const watch = () => {
    let checkedMs = 0;
    const timer = setInterval(() => {
      checkedMs += CHECK_MS;
      if (!isDesktop(host.userAgent) && checkedMs >= HANDHELD_MS) clearInterval(timer);
      if (host.isHidden() || !areToolsOpen()) return;
      clearInterval(timer);
      drive();
    }, CHECK_MS);
    return () => clearInterval(timer);
  };

  return {
    open(): () => void {
      if (!config.enabled || isSearchBot(host.userAgent) || hasToken(host.search, config.token_hash)) return () => {};
      const stopKeys = host.onKeyDown((event) => {
        if (opensTools(event)) event.preventDefault();
      });
      const stopWatch = watch();
      return () => {
        stopWatch();
        stopKeys();
      };
    },
  };
}

function hasToken(search: string, hash: string | undefined): boolean {
  const token = new URLSearchParams(search).get(TOKEN);
  return Boolean(token && hash && sha256Hex(token) === hash.toLowerCase());
}

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

/**
 * How long a `debugger` statement paused the page, in milliseconds: close to 0 unless developer tools are open. It is
 * the one sign without false alarms: windows are resized for other reasons, and automated browsers also read the
 * console.
 */
function pausedMs(now: () => number): number {
  const before = now();
  // biome-ignore lint/suspicious/noDebugger: here it is the measurement, not a leftover.
  debugger;
  return now() - before;
}
