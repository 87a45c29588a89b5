import type { Vitals } from 'shared-kernel/protocol/beacon';

/** One of the library's figures; a measurement may be reported again, with the same `id`, when it has grown. */
export type Figure = Vitals['figures'][number] & { id: string };

type Deps = {
  /** Calls back with each figure; some come only when the page is hidden. */
  measure: (onFigure: (figure: Figure) => void) => void;
  /** What else was measured since the last call. */
  more: () => Pick<Vitals, 'longTasks' | 'updates' | 'elements'>;
};

/**
 * Gathers the measurements of this page load until the page is left. Later growth of a figure is not reported: on the
 * server each is one observation among many.
 */
export function createVitals(about: Pick<Vitals, 'route' | 'device'>, { measure, more }: Deps) {
  const waiting = new Map<string, Figure>();
  const taken = new Set<string>();
  measure((figure) => {
    if (!taken.has(figure.id)) waiting.set(figure.id, figure);
  });
  return {
    /** What was measured since the last call, if anything; `releases` are those on the page. */
    take(releases: Vitals['releases']): Vitals | undefined {
      const figures = [...waiting.values()].map(({ name, value }) => ({
        name,
        value: Math.round(value * 1000) / 1000,
      }));
      for (const id of waiting.keys()) taken.add(id);
      waiting.clear();
      const others = more();
      if (figures.length === 0 && !Object.values(others).some((other) => other !== undefined)) return undefined;
      return { ...about, figures, releases, ...others };
    },
  };
}
