import type { Fixture } from './fixture';
import type { GatheredMatch } from './gatheredMatch';
import { isAhead, isInPlay } from './status';

const HOUR = 3600;

/**
 * Seconds from kick-off to the end, with break and added time; what a match that runs longer may still take, with extra
 * time and kicks; and from when on one that is still said to be in play is interrupted or forgotten. Only then the budget
 * can be spread: a match that would always end soon would always be worth all that is left.
 */
const USUAL = 2 * HOUR + 300;
const LONGER = 2700;
const LONGEST_PLAY = 4 * HOUR;

/** A match that shows no sign of life so long after its kick-off is one whose vendor sends the result alone. */
const SILENT = 1200;

/** A span of time, in unix seconds. */
export type Span = { from: number; until: number };

/** When matches are live, or expected to be, from now to a moment; spans are in order and do not touch. */
export function liveSpans(matches: Iterable<GatheredMatch>, now: number, until: number): Span[] {
  const spans: Span[] = [];
  for (const { fixture } of matches) {
    const span = spanOf(fixture, now);
    if (span && span.until > now && span.from < until)
      spans.push({ from: Math.max(now, span.from), until: Math.min(until, span.until) });
  }
  return joined(spans);
}

/** When the first of the matches that are on began, or was to begin, in unix seconds; nothing while none is on. */
export function onSince(matches: Iterable<GatheredMatch>, now: number): number | undefined {
  const on = [...matches].filter(({ fixture }) => (spanOf(fixture, now)?.from ?? Number.POSITIVE_INFINITY) <= now);
  return on.length > 0 ? Math.min(...on.map(({ fixture }) => fixture.fixture.timestamp)) : undefined;
}

/** Line-ups are published within so many seconds before the kick-off, some only after it. */
const LINEUPS = { before: HOUR, after: 1800 } as const;

/** Whether the line-ups of a match are missing, and may be published any moment. */
export function isWithoutLineups(match: GatheredMatch, now: number): boolean {
  const span = lineupSpanOf(match.fixture);
  return span !== undefined && now >= span.from && now < span.until;
}

/** When line-ups that are missing are expected, from now to a moment. */
export function lineupSpans(matches: Iterable<GatheredMatch>, now: number, until: number): Span[] {
  const spans = [...matches].flatMap(({ fixture }) => lineupSpanOf(fixture) ?? []);
  return joined(
    spans
      .filter((span) => span.until > now && span.from < until)
      .map((span) => ({ from: Math.max(now, span.from), until: Math.min(until, span.until) })),
  );
}

function lineupSpanOf({ fixture: { timestamp, status }, lineups = [] }: Fixture): Span | undefined {
  const isWanted = isInPlay(status.short) || isAhead(status.short);
  if (!isWanted || lineups.filter(({ startXI }) => startXI.length > 0).length >= 2) return undefined;
  return { from: timestamp - LINEUPS.before, until: timestamp + LINEUPS.after };
}

export const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { from, until }) => sum + until - from, 0);

function spanOf({ fixture: { timestamp, status } }: Fixture, now: number): Span | undefined {
  if (isInPlay(status.short)) {
    const until = Math.min(Math.max(timestamp + USUAL, now + LONGER), timestamp + LONGEST_PLAY);
    return until > now ? { from: now, until } : undefined;
  }
  if (!isAhead(status.short) || now >= timestamp + SILENT) return undefined;
  return { from: timestamp, until: timestamp + USUAL };
}

function joined(spans: readonly Span[]): Span[] {
  const inOrder = [...spans].sort((a, b) => a.from - b.from);
  const all: Span[] = [];
  for (const span of inOrder) {
    const before = all.at(-1);
    if (before && span.from <= before.until) before.until = Math.max(before.until, span.until);
    else all.push({ ...span });
  }
  return all;
}

/** Ends within so many seconds are looked at together. */
const TOGETHER = 900;

/** Rounds of looking at results that are to be expected until a moment. */
export function endsUntil(matches: Iterable<GatheredMatch>, now: number, until: number): number {
  const slots = new Set<number>();
  for (const { fixture } of matches) {
    const { timestamp, status } = fixture.fixture;
    if (!isInPlay(status.short) && !isAhead(status.short)) continue;
    const end = Math.max(timestamp + USUAL, now);
    if (end < until && now - timestamp < 2 * 24 * HOUR) slots.add(Math.floor(end / TOGETHER));
  }
  return slots.size;
}

/** Seconds after the kick-off at which a match that is still said to be ahead is looked for; then every hour, for two days. */
const LOOKS = [1500, 2.2 * HOUR] as const;
const LONGEST = 48 * HOUR;

/** Whether a match that should have begun is to be looked for. @param lookedAt when it last was; 0 before */
export function isOverdue({ fixture }: Fixture, lookedAt: number, now: number): boolean {
  const since = now - fixture.timestamp;
  if (!isAhead(fixture.status.short) || since < LOOKS[0] || since > LONGEST) return false;
  const lookedSince = lookedAt - fixture.timestamp;
  if (lookedSince < LOOKS[0]) return true;
  return since >= LOOKS[1] && lookedAt < now - HOUR;
}
