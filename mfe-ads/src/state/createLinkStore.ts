import { BehaviorSubject } from 'rxjs';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { type Links, NO_LINKS, readSyncLinks } from '../domain/syncLinks';

type Options = {
  /** Without one the fallbacks stay. */
  url: string | undefined;
  fetch: typeof fetch;
  report: Report;
};

/** S7, in milliseconds. */
const LIMIT_MS = 8000;
const MAX_BYTES = 256_000;

export type LinkStore = ReturnType<typeof createLinkStore>;

/** The targets of the cards, loaded once. Until then, and when they cannot be loaded or read, the fallbacks apply. */
export function createLinkStore({ url, fetch, report }: Options) {
  const links$ = new BehaviorSubject<Links>(NO_LINKS);
  let isAsked = url === undefined;

  async function load(address: string): Promise<void> {
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
      if (!response.ok) throw new Error(`Sync links: expected status 200 from ${address}, got ${response.status}`);
      const text = await limitedText(response, address);
      // Loaded only where a site is configured.
      const { default: JSON5 } = await import('json5');
      links$.next(readSyncLinks(text, JSON5.parse));
    } catch (error) {
      report(toError(error));
    }
  }

  return {
    links$,
    /** Loads the targets when the first strip mounts. */
    open(): void {
      if (isAsked || url === undefined) return;
      isAsked = true;
      void load(url);
    },
  };
}

async function limitedText(response: Response, address: string): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader?.cancel();
      throw new Error(`Sync links: expected at most ${MAX_BYTES} bytes from ${address}, got more`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
