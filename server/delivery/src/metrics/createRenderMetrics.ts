import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { ReleaseCounts, RenderCounts } from '../rendering/createRenderCounts';
import type { Renderers } from '../rendering/createRenderers';

const BY_PART = ['remote', 'release', 'part'] as const;

/** Figures of {@link RenderCounts}, as they are called outside. */
const FIGURES = [
  ['tyso_drawings_total', 'Parts that were rendered.', ({ renders }) => renders],
  ['tyso_drawing_cpu_seconds_total', 'Time that rendering took of the processor.', ({ computed }) => computed / 1000],
  ['tyso_drawing_overruns_total', 'Computations that took too long.', ({ overruns }) => overruns],
  ['tyso_drawing_late_total', 'Visitors who waited for HTML in vain.', ({ late }) => late],
  ['tyso_drawing_stood_in_total', 'HTML that was given after its second.', ({ fallbacks }) => fallbacks],
  [
    'tyso_drawing_stood_in_age_seconds_total',
    'The age of all HTML that was given after its second.',
    ({ fallbackAge }) => fallbackAge / 1000,
  ],
] as const satisfies readonly (readonly [string, string, (counts: Readonly<RenderCounts>) => number])[];

/** The renders of this process; they are read when somebody asks. */
export function createRenderMetrics(registry: Registry) {
  let renderers: Pick<Renderers, 'counts' | 'workers'> = { counts: () => [], workers: () => [] };
  const registers = [registry];

  /** @param add is called with each part of each release */
  const eachPart = (add: (labels: Labels, counts: Readonly<RenderCounts>) => void) => {
    for (const { remote, release, parts } of renderers.counts())
      for (const [part, counts] of Object.entries(parts)) add({ remote, release, part }, counts);
  };

  for (const [name, help, figure] of FIGURES) {
    new Counter({
      registers,
      name,
      help,
      labelNames: BY_PART,
      collect() {
        this.reset();
        eachPart((labels, counts) => this.inc(labels, figure(counts)));
      },
    });
  }
  new Counter({
    registers,
    name: 'tyso_drawing_faults_total',
    labelNames: [...BY_PART, 'kind'],
    help: 'Renderings that failed, and workers that were ended.',
    collect() {
      this.reset();
      eachPart((labels, { faults }) => {
        for (const [kind, count] of Object.entries(faults)) if (count > 0) this.inc({ ...labels, kind }, count);
      });
    },
  });
  new Gauge({
    registers,
    name: 'tyso_drawing_worker_memory_bytes',
    labelNames: ['remote', 'release'],
    help: 'What the worker of a live release holds; 0 where the system does not say.',
    collect() {
      this.reset();
      for (const { remote, release, memory } of renderers.workers()) this.set({ remote, release }, memory);
    },
  });

  return {
    watch(watched: Pick<Renderers, 'counts' | 'workers'>): void {
      renderers = watched;
    },
  };
}

type Labels = Pick<ReleaseCounts, 'remote' | 'release'> & { readonly part: string };
