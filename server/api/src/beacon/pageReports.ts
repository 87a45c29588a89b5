import { text } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';

const field = (name: string) => secondary(`body.${name}`, text);

/** A report of https://www.w3.org/TR/reporting-1/, as far as we read it. */
export const pageReportSchema = v.object({
  type: text,
  url: secondary('url', text),
  body: secondary(
    'body',
    v.object({
      effectiveDirective: field('effectiveDirective'),
      blockedURL: field('blockedURL'),
      sourceFile: field('sourceFile'),
      sample: field('sample'),
      reason: field('reason'),
      id: field('id'),
    }),
  ),
});
export type PageReport = v.InferOutput<typeof pageReportSchema>;

const KINDS = ['csp-violation', 'crash', 'deprecation', 'intervention', 'permissions-policy-violation'];

/** Directives of the content policy; what is blocked is named by its kind, such as `script-src-elem`. */
const DIRECTIVES = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'media-src', 'font-src', 'connect-src', 'frame-src', 'worker-src', 'manifest-src', 'object-src'],
  ...['form-action', 'frame-ancestors', 'base-uri', 'require-trusted-types-for', 'trusted-types'],
];

const REASONS = ['oom', 'unresponsive'];

const OTHER = 'other';

/** The labels of a report, from lists of ours: anybody may send anything. */
export function labelsOf({ type, body }: PageReport): { kind: string; what: string } {
  const kind = known(KINDS, type);
  if (kind === 'csp-violation') return { kind, what: known(DIRECTIVES, body?.effectiveDirective) };
  return { kind, what: kind === 'crash' ? known(REASONS, body?.reason) : '' };
}

function known(values: readonly string[], value: string | undefined): string {
  return value !== undefined && values.includes(value) ? value : OTHER;
}

/** What helps to find the cause: addresses without their queries, and no text of the page. */
export function causeOf({ url, body }: PageReport) {
  return {
    page: place(url),
    blocked: place(body?.blockedURL),
    source: place(body?.sourceFile),
    // Of Trusted Types the sample is the sink, then a bar and the text.
    sink: body?.blockedURL === 'trusted-types-sink' ? cut(body.sample?.split('|')[0]) : undefined,
    id: cut(body?.id),
  };
}

function place(address: string | undefined): string | undefined {
  return cut(address?.replace(/[?#].*$/s, ''));
}

const LONGEST = 200;

function cut(value: string | undefined): string | undefined {
  return value?.slice(0, LONGEST);
}
