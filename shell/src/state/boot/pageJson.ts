import type { Report } from 'shared-kernel/decode/decode';

/**
 * JSON that `delivery` wrote into the page, or `undefined` when there is none.
 * Damaged JSON is reported and treated as missing: the same data can still be asked for.
 */
export function pageJson(page: Document, id: string, report: Report): unknown {
  const text = page.getElementById(id)?.textContent?.trim();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    report(new Error(`In #${id}: expected JSON, got ${JSON.stringify(text.slice(0, 40))}`, { cause: error }));
    return undefined;
  }
}
