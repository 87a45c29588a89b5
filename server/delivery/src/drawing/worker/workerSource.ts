import { createRequire } from 'node:module';
import { balanceHtml } from './balanceHtml';
import { drawingWorker, type Parts } from './drawingWorker';
import { frameRule } from './frameRule';
import { loadEntry } from './loadEntry';
import type { WorkerData } from './messages';
import { openRealm } from './openRealm';
import { plainValues } from './plainValues';

const PARTS: Parts = { openRealm, loadEntry, plainValues, balanceHtml, frameRule };

/** The file of the HTML parser, which workers load by themselves. */
const PARSER = createRequire(import.meta.url).resolve('parse5');

/** The code of a worker, put together from functions that use nothing from outside of themselves. */
export function workerSource(data: Omit<WorkerData, 'parser'>): string {
  const parts = Object.entries(PARTS).map(([name, part]) => `${name}: ${part}`);
  return `(${drawingWorker})(${JSON.stringify({ ...data, parser: PARSER })}, {${parts}});`;
}
