import { escapeHtml } from './escape';

/** A file for the browser to fetch early. */
export type Preload = {
  readonly as: 'script' | 'fetch';
  readonly href: string;
  readonly integrity?: string | undefined;
};

/**
 * A preload counts only if the later request has the same mode: a fetch is, in HTML, `crossorigin`. It gets the
 * priority of a deferred script; by default it would come before the shell that runs it and before visible pictures.
 */
export function preloadTag({ as, href, integrity }: Preload): string {
  const mode = as === 'fetch' ? ' crossorigin' : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${integrityAttribute(integrity)}${mode} fetchpriority="low">`;
}

export function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
}
