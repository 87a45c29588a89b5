/** Text that is HTML already. */
export type Html = { readonly html: string };

type Part = string | number | Html | undefined | readonly Html[];

/** Writes HTML; whatever is filled in is escaped, unless it was written by this very function. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, index) => (index === 0 ? text : written(parts[index - 1]) + text)).join('') };
}

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
