import { Histogram, type Registry } from '@prometheus-io/client';
import { VITAL_NAMES, type VitalName, type Vitals } from 'shared-kernel/protocol/beacon';

/** The buckets include Google's bounds of good and poor; seconds, except CLS, which has no unit. */
const KINDS: Readonly<Record<VitalName, { name: string; help: string; divisor: number; buckets: number[] }>> = {
  LCP: {
    name: 'tyso_web_vital_lcp_seconds',
    help: 'Largest contentful paint of real visitors.',
    divisor: 1000,
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  FCP: {
    name: 'tyso_web_vital_fcp_seconds',
    help: 'First contentful paint of real visitors.',
    divisor: 1000,
    buckets: [0.3, 0.6, 1, 1.8, 2.5, 3, 5, 10],
  },
  TTFB: {
    name: 'tyso_web_vital_ttfb_seconds',
    help: 'Time to the first byte of the page.',
    divisor: 1000,
    buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  },
  INP: {
    name: 'tyso_web_vital_inp_seconds',
    help: 'From an interaction to the next paint.',
    divisor: 1000,
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.5, 3],
  },
  CLS: {
    name: 'tyso_web_vital_cls',
    help: 'Cumulative layout shift of real visitors.',
    divisor: 1,
    buckets: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
};

/** Measurements of visitors' browsers, by the pattern of their first page and the class of device. */
export function createVitalMetrics(registry: Registry) {
  const registers = [registry];
  const labelNames = ['route', 'device'];
  const histograms = new Map(
    VITAL_NAMES.map((vital) => {
      const { name, help, buckets } = KINDS[vital];
      return [vital, new Histogram({ registers, labelNames, name, help, buckets })];
    }),
  );

  return {
    /** @param route one that exists: each is a set of series until the process ends */
    add({ route, device, figures }: Pick<Vitals, 'route' | 'device' | 'figures'>): void {
      for (const { name, value } of figures) {
        histograms.get(name)?.observe({ route, device }, value / KINDS[name].divisor);
      }
    },
  };
}
