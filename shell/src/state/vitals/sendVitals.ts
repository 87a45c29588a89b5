import { BEACON_PATH, type Vitals } from 'shared-kernel/protocol/beacon';

/** One of the library's figures; a measurement may be reported again, with the same `id`, when it has grown. */
export type Figure = Vitals['figures'][number] & { id: string };

type Deps = {
  /** Calls back with each figure; some come only when the page is hidden. */
  measure: (onFigure: (figure: Figure) => void) => void;
  /** `navigator.sendBeacon`. */
  send: (path: string, body: string) => boolean;
  /** Calls back when the page is hidden or left, after `measure` has. */
  onLeaving: (run: () => void) => void;
};

/**
 * Sends the figures of this page load in one message when the page is first hidden. Later growth of a figure is not
 * sent: on the server each is one observation among many.
 */
export function sendVitals(about: Pick<Vitals, 'route' | 'device'>, { measure, send, onLeaving }: Deps): void {
  const waiting = new Map<string, Figure>();
  const sent = new Set<string>();
  measure((figure) => {
    if (!sent.has(figure.id)) waiting.set(figure.id, figure);
  });
  onLeaving(() => {
    if (waiting.size === 0) return;
    const figures = [...waiting.values()].map(({ name, value }) => ({ name, value: Math.round(value * 1000) / 1000 }));
    for (const id of waiting.keys()) sent.add(id);
    waiting.clear();
    const vitals: Vitals = { ...about, figures };
    send(BEACON_PATH, JSON.stringify({ vitals }));
  });
}
