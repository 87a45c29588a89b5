import { phaseOf } from 'shared-kernel/rules/status';
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
 * The lines as they are read: the newest first while the match is live, in order afterwards.
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
    const line = { key: String(entry.place), entry, isNew: newFrom !== undefined && entry.place >= newFrom };
    if (entry.kind === 'substitution') substitutions.push(line);
    else events.push(line);
  }
  const isLive = phaseOf(match.status_id) === 'live';
  return isLive ? { events: events.reverse(), substitutions: substitutions.reverse() } : { events, substitutions };
}
