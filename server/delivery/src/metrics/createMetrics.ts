import { collectDefaultMetrics, Registry } from 'prom-client';
import { createDrawingMetrics } from './createDrawingMetrics';
import { createPointerMetrics } from './createPointerMetrics';

/** All metrics of this process, in a registry of its own: two servers in one process, as in tests, share nothing. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, drawings: createDrawingMetrics(registry), pointers: createPointerMetrics(registry) };
}

export type Metrics = ReturnType<typeof createMetrics>;
