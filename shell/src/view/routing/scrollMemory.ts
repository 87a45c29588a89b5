import { placeNow, type ScrollPlace, toScrollPlace } from './scrollPlace';

const KEY = 'tyso.scroll';

/** A long visit passes many pages; the oldest positions are dropped. */
const MAX = 50;

/** The scroll position of each entry of the tab's history; it survives a reload. */
export function scrollMemory() {
  const positions = new Map<string, ScrollPlace>(stored());
  let entry: string | undefined;
  let isPaused = false;

  const note = () => {
    if (entry === undefined || isPaused) return;
    positions.delete(entry);
    positions.set(entry, placeNow(window));
    const [oldest] = positions.keys();
    if (positions.size > MAX && oldest !== undefined) positions.delete(oldest);
  };
  const store = () => {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify([...positions]));
    } catch {
      // Blocked or full: positions then last as long as the page (S3).
    }
  };

  return {
    enter(next: string) {
      entry = next;
    },
    of: (asked: string) => positions.get(asked),
    /** Stops recording until the returned function is called: a page that grows back is on its way to a position. */
    pause() {
      isPaused = true;
      return () => {
        isPaused = false;
      };
    },
    keep(window: Window) {
      window.addEventListener('scroll', note, { passive: true });
      window.addEventListener('pagehide', store);
      return () => {
        window.removeEventListener('scroll', note);
        window.removeEventListener('pagehide', store);
      };
    },
  };
}

function stored(): [string, ScrollPlace][] {
  try {
    const raw: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.flatMap(toEntry) : [];
  } catch {
    return [];
  }
}

function toEntry(item: unknown): [string, ScrollPlace][] {
  const [entry, raw]: unknown[] = Array.isArray(item) ? item : [];
  const place = toScrollPlace(raw);
  return typeof entry === 'string' && place ? [[entry, place]] : [];
}
