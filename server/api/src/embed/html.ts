/** Text that is already HTML. */
export type Html = { readonly html: string };

type Part = string | number | Html | undefined | readonly Html[];

/** A template tag for HTML; it escapes values unless they come from itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, index) => (index === 0 ? text : written(parts[index - 1]) + text)).join('') };
}

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
