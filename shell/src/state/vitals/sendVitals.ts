import type { Vitals } from 'shared-kernel/protocol/beacon';
import { BEACON_PATH } from 'shared-kernel/protocol/beaconLimits';
import type { PartOnPage } from 'shared-kernel/protocol/view';

/** One of the library's figures; a measurement may be reported again, with the same `id`, when it has grown. */
export type Figure = Vitals['figures'][number] & { id: string };

type Deps = {
  /** Calls back with each figure; some come only when the page is hidden. */
  measure: (onFigure: (figure: Figure) => void) => void;
  /** The page's view, without which nothing counts. */
  view: () => string | undefined;
  /** The releases on the page. */
  parts: () => PartOnPage[];
  /** What else was measured since the last call. */
  more: () => Pick<Vitals, 'longTasks' | 'updates' | 'elements'>;
  /** `navigator.sendBeacon`. */
  send: (path: string, body: string) => boolean;
  /** Calls back when the page is hidden or left, after `measure` has. */
  onLeaving: (run: () => void) => void;
};

/**
 * Sends the measurements of this page load in one message when the page is hidden. Later growth of a figure is not
 * sent: on the server each is one observation among many.
 */
export function sendVitals(
  about: Pick<Vitals, 'route' | 'device'>,
  { measure, view, parts, more, send, onLeaving }: Deps,
): void {
  const waiting = new Map<string, Figure>();
  const sent = new Set<string>();
  measure((figure) => {
    if (!sent.has(figure.id)) waiting.set(figure.id, figure);
  });
  onLeaving(() => {
    const known = view();
    if (known === undefined) return;
    const figures = [...waiting.values()].map(({ name, value }) => ({ name, value: Math.round(value * 1000) / 1000 }));
    for (const id of waiting.keys()) sent.add(id);
    waiting.clear();
    const others = more();
    if (figures.length === 0 && !Object.values(others).some((other) => other !== undefined)) return;
    const vitals: Vitals = { ...about, figures, releases: parts(), ...others };
    send(BEACON_PATH, JSON.stringify({ view: known, vitals }));
  });
}
