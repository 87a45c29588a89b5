import { balanceHtml } from './balanceHtml';
import { frameRule } from './frameRule';
import type { WorkerData } from './messages';
import { openRealm } from './openRealm';
import { type Deps, renderWorker } from './renderWorker';

const DEPS: Deps = { openRealm, balanceHtml, frameRule };

/** The code of a worker, put together from functions that use nothing from outside of themselves. */
export function workerSource(data: WorkerData): string {
  const deps = Object.entries(DEPS).map(([name, part]) => `${name}: ${part}`);
  return `'use strict'; (${renderWorker})(${JSON.stringify(data)}, {${deps}});`;
}
