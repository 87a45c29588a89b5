import type { Report } from 'shared-kernel/decode/decode';
import { Fault } from '../../domain/faults/fault';

/**
 * JSON that `delivery` wrote into the page, or `undefined` when missing. Damaged JSON is reported and counts as
 * missing: callers can still fetch the data.
 */
export function pageJson(page: Document, id: string, report: Report): unknown {
  const text = page.getElementById(id)?.textContent?.trim();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const came = JSON.stringify(text.slice(0, 40));
    report(new Fault('page-data', new Error(`In #${id}: expected JSON, got ${came}`, { cause: error })));
    return undefined;
  }
}
