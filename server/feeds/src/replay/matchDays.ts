import type { Recording } from './recording';

/** The UTC days (YYYY-MM-DD) of kick-offs, in order. */
export function matchDays({ matches }: Recording): string[] {
  return [...new Set(matches.map(({ kickoff }) => dayOf(kickoff)))].sort();
}

/** The matches of one UTC day, or all of them without a day. */
export function onDay(recording: Recording, day: string | undefined): Recording {
  if (day === undefined) return recording;
  return { ...recording, matches: recording.matches.filter(({ kickoff }) => dayOf(kickoff) === day) };
}

function dayOf(kickoff: number): string {
  return new Date(kickoff * 1000).toISOString().slice(0, 10);
}
