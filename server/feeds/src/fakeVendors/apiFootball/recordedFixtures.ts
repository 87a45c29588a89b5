import * as v from 'valibot';
import { edited, withFields } from '../edits';
import type { RecordedDay } from '../recordedDay';
import { type Cast, castOf, QUIRKS, type Quirk } from './quirks';

/** What the fake vendor itself reads of a fixture; all else is as it was recorded. */
const fixtureSchema = v.looseObject({
  fixture: v.looseObject({
    id: v.number(),
    timestamp: v.number(),
    periods: v.looseObject({ first: v.nullable(v.number()), second: v.nullable(v.number()) }),
    status: v.looseObject({ short: v.string() }),
  }),
  league: v.looseObject({ id: v.number() }),
  events: v.optional(v.unknown()),
  lineups: v.optional(v.unknown()),
  statistics: v.optional(v.unknown()),
});

type VendorFixture = v.InferOutput<typeof fixtureSchema>;

const answerSchema = v.object({ response: v.array(fixtureSchema) });

/** What a request loads with the fixture itself. */
export type Detail = 'listing' | 'live' | 'whole';

/** A match as the fake vendor plays it. Times are unix seconds. */
export type PlayedFixture = {
  id: number;
  league: number;
  kickOff: number;
  /** How an answer lists it: some are listed several times. */
  at(now: number, detail: Detail): readonly object[];
  short(now: number): string;
  odds(now: number): readonly object[];
};

/** A row of the table of edits as a match, with what a board must show of it in the end. */
export type QuirkFixture = PlayedFixture & { name: string; final: ReturnType<Quirk['final']> };

/** The recorded matches, and with the table of edits one more for each row. */
export function recordedFixtures(day: RecordedDay): { matches: PlayedFixture[]; quirks: QuirkFixture[] } {
  const recorded = new Map<number, { at: number; entry: VendorFixture }[]>();
  for (const { at, url, body } of day.answers) {
    if (url.pathname !== '/fixtures') continue;
    for (const entry of v.parse(answerSchema, body).response) {
      const before = recorded.get(entry.fixture.id) ?? [];
      // What an answer lacks came with an earlier one.
      recorded.set(entry.fixture.id, [...before, { at, entry: { ...before.at(-1)?.entry, ...entry } }]);
    }
  }
  const [base, ...others] = [...recorded.values()].map((all) => sayingOf(all));
  if (!base) throw new Error('The recording has no match');
  const quirks = QUIRKS.map((quirk, index): QuirkFixture => {
    const cast = castOf(FIRST_ID + index);
    const { name, times = 1, odds } = quirk;
    const final = quirk.final(cast);
    const played = playedFixture(day, quirkSaying(base, quirk, cast), times, odds?.(cast));
    return { ...played, name, final };
  });
  return { matches: [base, ...others].map((saying) => playedFixture(day, saying)), quirks };
}

const FIRST_ID = 900_000_001;

/** What the vendor says of a match at a moment of the recording. */
type Saying = { kickOff: number; at(moment: number): VendorFixture };

function sayingOf(all: readonly { at: number; entry: VendorFixture }[]): Saying {
  const [first] = all;
  if (!first) throw new Error('A recorded match has an answer');
  const at = (moment: number) => (all.findLast((one) => one.at <= moment) ?? first).entry;
  return { kickOff: first.entry.fixture.timestamp, at };
}

/** The recorded match once more: under its own names, and edited. */
function quirkSaying({ kickOff, at }: Saying, { edits }: Quirk, cast: Cast): Saying {
  const rows = edits(cast);
  return {
    kickOff,
    at: (moment) => withFields(edited(at(moment), rows, (moment - kickOff) / 60), cast.fields),
  };
}

function playedFixture(
  day: RecordedDay,
  { kickOff, at }: Saying,
  times = 1,
  odds: (minute: number) => readonly object[] = () => [],
): PlayedFixture {
  const entryAt = (now: number) => at(day.recordedAt(now));
  const { fixture, league } = entryAt(Number.NEGATIVE_INFINITY);
  return {
    id: fixture.id,
    league: league.id,
    kickOff: day.playedAt(kickOff),
    at: (now, detail) => Array.from({ length: times }, () => withDetail(retimed(entryAt(now), day, now), detail)),
    short: (now) => entryAt(now).fixture.status.short,
    odds: (now) => odds((day.recordedAt(now) - kickOff) / 60),
  };
}

function retimed(entry: VendorFixture, day: RecordedDay, now: number): VendorFixture {
  const { timestamp, periods } = entry.fixture;
  const played = day.playedAt(timestamp);
  const start = (moment: number | null) => (moment === null ? null : day.startAt(moment, now));
  return withFields(entry, {
    fixture: {
      timestamp: played,
      date: new Date(played * 1000).toISOString(),
      periods: { first: start(periods.first), second: start(periods.second) },
    },
  });
}

function withDetail({ events, lineups, statistics, ...entry }: VendorFixture, detail: Detail): object {
  if (detail === 'listing') return entry;
  return detail === 'live' ? { ...entry, events } : { ...entry, events, lineups, statistics };
}
