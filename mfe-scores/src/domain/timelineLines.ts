import type { Match } from 'shared-kernel/entities/match';
import { timelineOf } from './timeline';
import type { PlayEntry, TimelineEntry } from './timelineEntry';

/** A line of the timeline; its key stays with the entry while others come. */
export type TimelineLine<E extends TimelineEntry = TimelineEntry> = { key: string; entry: E; isNew: boolean };

/** Substitutions are apart: they outnumber the events that decide a match. */
export type TimelineLines = {
  events: readonly TimelineLine[];
  substitutions: readonly TimelineLine<PlayEntry>[];
};

/**
 * The lines as they are read.
 *
 * @param newFrom index of the first incident that has just arrived, if any
 */
export function timelineLines(match: Parameters<typeof timelineOf>[0], newFrom: number | undefined): TimelineLines {
  const events: TimelineLine[] = [];
  const substitutions: TimelineLine<PlayEntry>[] = [];
  for (const entry of timelineOf(match)) {
    if (entry.kind === 'break') {
      events.push({ key: entry.at, entry, isNew: false });
      continue;
    }
    const line = { key: String(entry.place), entry, isNew: isNewAt(entry.place, newFrom) };
    if (entry.kind === 'substitution') substitutions.push(line);
    else events.push(line);
  }
  return { events: asRead(events, match), substitutions: asRead(substitutions, match) };
}

/** Whether the incident at this index has just arrived. */
export function isNewAt(place: number, newFrom: number | undefined): boolean {
  return newFrom !== undefined && place >= newFrom;
}

/** The newest first while the match is live, in order afterwards: then it is read as a story. */
export function asRead<L>(lines: readonly L[], { state }: Pick<Match, 'state'>): readonly L[] {
  return state.kind === 'live' ? [...lines].reverse() : lines;
}
