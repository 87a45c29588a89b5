import type { GuardConfig } from 'shared-kernel/entities/siteConfig';
import { sha256Hex } from 'shared-kernel/http/sha256Hex';
import { isDesktop, isSearchBot, opensTools } from '../../domain/guard/visitorKind';

/** How often it is checked, how long off desktop, and which pause of a `debugger` counts (section 9), in milliseconds. */
const CHECK_MS = 500;
const HANDHELD_MS = 5_000;
const PAUSE_MS = 100;

/** A page may be held up by chance just there, by a sleeping laptop or a full processor; so often in a row by no chance. */
const PAUSES = 3;

/** The visitor is sent to the not-found page this long after the action, in milliseconds. */
const NOT_FOUND_AFTER_MS = 500;
const NOT_FOUND_PAGE = '/404.html';

/** Name of the token in the address that skips the guard (S14). */
const TOKEN = 'ddtk';

/** What of the browser the guard needs; tests give their own. */
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

/** The developer-tools guard (S14): it must never hit a visitor without open developer tools. */
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
