import type { PlayedMatch, RecordedEvent } from './recording';

/** Moves minutes into the match's periods. Some files write added time as plain minutes: 93 for 90+3. */
export function withinPeriods(match: PlayedMatch): PlayedMatch {
  if (match.shootout.length > 0 && match.result.afterExtraTime) return match;
  const last = match.result.afterExtraTime ? 120 : 90;
  return { ...match, events: match.events.map((event) => (event.minute > last ? asAdded(event, last) : event)) };
}

function asAdded(event: RecordedEvent, last: number): RecordedEvent {
  return { ...event, minute: last, added: event.minute - last + event.added };
}
