import { createElement } from 'react';
import { map, shareReplay, timer } from 'rxjs';
import type { Clock, Shell } from '../contract/shell';
import type { SlotName } from '../contract/slotName';
import { decode } from '../decode/decode';
import { TOKENS_CSS } from '../design/tokens';
import { siteConfigSchema } from '../entities/siteConfig';
import { createServerClock } from '../http/createServerClock';
import { createSignedFetcher } from '../http/createSignedFetcher';
import { createMatches } from '../state/matches/createMatchBoard';
import { createMatchStore } from '../state/matches/createMatchStore';
import { createExpiringStorage } from '../storage/createExpiringStorage';
import { createFakeShell } from './createFakeShell';

/**
 * The shell of a remote that runs alone. Requests, clock and storage are real and go to a running product; the other
 * streams are those of the fake shell and never change. `?theme=dark` selects the dark theme.
 *
 * @throws DecodeError when `/site.json` is invalid, TypeError when no product answers
 */
export async function createAloneShell(): Promise<Shell> {
  const answer = await fetch('/site.json');
  const site = decode(siteConfigSchema, await answer.json(), 'site.json');
  const clock = createServerClock(Date.now);
  const fake = createFakeShell();
  wearTokens(fake.theme$.value);
  const own = {
    ...fake.shell,
    http: createSignedFetcher({ apiBase: '', secret: site.signature_secret, clock, fetch: fetch.bind(window) }),
    clock: ticking(clock.now),
    storage: createExpiringStorage(window, Date.now),
    site,
    Slot: NamedBox,
    report: (error: Error) => console.error(error),
  };
  return { ...own, matches: createMatches(createMatchStore(), { ...own, shown: () => () => {} }) };
}

function ticking(now: () => number): Clock {
  const second$ = timer(0, 1000).pipe(
    map(() => Math.floor(now())),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  return { now, second$ };
}

/** Marks the place of an advertising slot. */
function NamedBox({ name }: { name: SlotName }) {
  return createElement('div', { style: { border: '1px dashed', padding: 8, opacity: 0.6 } }, name);
}

function wearTokens(theme: string) {
  const style = document.createElement('style');
  style.textContent = TOKENS_CSS;
  document.head.append(style);
  document.documentElement.dataset.theme = new URLSearchParams(window.location.search).get('theme') ?? theme;
}
