import { balanceHtml } from './balanceHtml';
import { drawingWorker, type Parts } from './drawingWorker';
import { frameRule } from './frameRule';
import type { WorkerData } from './messages';
import { openRealm } from './openRealm';

const PARTS: Parts = { openRealm, balanceHtml, frameRule };

/** The code of a worker, put together from functions that use nothing from outside of themselves. */
export function workerSource(data: WorkerData): string {
  const parts = Object.entries(PARTS).map(([name, part]) => `${name}: ${part}`);
  return `'use strict'; (${drawingWorker})(${JSON.stringify(data)}, {${parts}});`;
}
