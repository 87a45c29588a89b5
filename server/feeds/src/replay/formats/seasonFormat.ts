import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import { optional, text } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import { toLocalDay } from 'shared-kernel/rules/localDay';
import * as v from 'valibot';
import { completeGoals, RecordingError } from '../completeGoals';
import { createListed } from '../createListed';
import type { PlayedMatch, RecordedEvent, RecordedMatch, RecordedResult, UnplayedMatch } from '../recording';
import { withinPeriods } from '../withinPeriods';
import { goals, teamName } from './fields';
import { type LeaguePlace, placeOfLeague } from './leaguePlaces';
import { unixSecondsOf } from './localTime';
import { seasonGoals } from './seasonGoals';
import { seasonResult } from './seasonScore';
import { type SeasonTime, seasonTime } from './seasonTime';

/** What is wrong with a match of a file, and where it is: `matches.17`. */
export type Flaw = { place: string; reason: string };

/** `hasTime` is whether the file tells more of the kick-off than its day. */
export type SeasonFixture = { place: string; hasTime: boolean; match: RecordedMatch };

/** A season of one competition, in the order of its file; each match once. */
export type Season = { name: string; country: string; zone: string; fixtures: SeasonFixture[] };

const schema = v.object({ name: text, matches: v.array(v.unknown(), 'a list') });

const matchSchema = v.looseObject({
  date: v.pipe(
    text,
    v.check((day) => toLocalDay(day) !== undefined, 'a date such as 2025-08-15'),
  ),
  time: secondary('time', seasonTime),
  team1: teamName,
  team2: teamName,
  status: v.optional(v.unknown()),
  score: v.optional(v.unknown()),
  /** Of both matches of a tie: it decides no match. */
  agg: v.optional(v.unknown()),
});

/** Names of fields that may tell who won. A list of scorers does not. */
const DECIDES = /score(?!r)|^(?:[hfe]t|aet|p|pens?)$|penalt|shoot|extra.?time|overtime|winner|result|outcome/i;

/** Default for a kick-off without a time: the most common hour of league football. */
const USUAL_TIME = '15:00';

/** Of a match whose score counts for nothing. */
const UNPLAYED: Readonly<Record<string, UnplayedMatch['kind']>> = {
  postponed: 'postponed',
  ...{ cancelled: 'cancelled', canceled: 'cancelled', annulled: 'cancelled' },
  abandoned: 'abandoned',
  suspended: 'suspended',
};

/** The score of an awarded match is its result. */
const PLAYED: ReadonlySet<string> = new Set(['', 'awarded']);

/**
 * Reads a season in the shape of openfootball's football.json. Times of an unknown league are read as UTC, unless they name
 * their clock.
 *
 * @param place of a league that is not known by its name
 * @param onFlaw receives what is left out: a field, the result of a match that does not say who won, or a match
 * @throws DecodeError when the file is something else
 */
export function decodeSeason(raw: unknown, place: LeaguePlace | undefined, onFlaw: (flaw: Flaw) => void): Season {
  const { name, matches } = decode(schema, raw);
  const { country, zone } = place ?? placeOfLeague(name) ?? { country: 'Quốc tế', zone: 'UTC' };
  const fixtures = matches.flatMap((match, index) => {
    const at = `matches.${index}`;
    const report: Report = ({ message }) => onFlaw({ place: at, reason: message.replace(/^At (?:the top: )?/, '') });
    return decodeFixture(match, { place: at, zone, report });
  });
  return { name, country, zone, fixtures: eachOnce(fixtures, onFlaw) };
}

type Context = { place: string; zone: string; report: Report };

function decodeFixture(raw: unknown, { place, zone, report }: Context): SeasonFixture[] {
  const fields = attempt(() => decode(matchSchema, raw, '', report), report);
  if (!fields) return [];
  const { date, time, team1, team2 } = fields;
  const known = { kickoff: kickOffOf(date, time, zone), home: team1, away: team2 };
  const said = attempt(() => outcomeOf(fields, report), report) ?? { kind: 'unknown' };
  const match: RecordedMatch =
    said.kind === 'played' ? withGoals({ ...known, ...said }, seasonGoals(raw, report), report) : { ...known, ...said };
  return [{ place, hasTime: time !== undefined, match }];
}

function attempt<T>(read: () => T, report: Report): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    report(error);
    return undefined;
  }
}

function kickOffOf(date: string, { time, offset }: SeasonTime = { time: USUAL_TIME, offset: undefined }, zone: string) {
  return offset === undefined ? unixSecondsOf(date, time, zone) : unixSecondsOf(date, time, 'UTC') - offset;
}

type Outcome =
  | Pick<UnplayedMatch, 'kind'>
  | (Pick<PlayedMatch, 'kind' | 'events' | 'shootout'> & { result: RecordedResult });

function outcomeOf({ status, score, ...more }: v.InferOutput<typeof matchSchema>, report: Report): Outcome {
  const said = (decode(optional(text), status, 'status') ?? '').trim().toLowerCase();
  const unplayed = Object.hasOwn(UNPLAYED, said) ? UNPLAYED[said] : undefined;
  if (unplayed) return { kind: unplayed };
  if (!PLAYED.has(said))
    throw new DecodeError(`At status: expected one that is known, got ${shownJson(said)}`, 'status');
  const other = Object.entries(more).find(([name, value]) => (value ?? '') !== '' && mayDecide(name, value));
  if (other)
    throw new DecodeError(`At ${other[0]}: expected the result in score, got ${shownJson(other[1])}`, other[0]);
  const result = seasonResult(score, report);
  return result ? { kind: 'played', events: [], shootout: [], result } : { kind: 'unknown' };
}

/** Whether a field beside `score` may be a part of the result: by its name, or as a pair of goals. */
function mayDecide(name: string, value: unknown): boolean {
  return !(name in matchSchema.entries) && (DECIDES.test(name) || v.is(goals, value));
}

const shownJson = (value: unknown) => JSON.stringify(value).slice(0, 40);

/** A list of goals that contradicts the score is left out: the score is what decides. */
function withGoals(match: PlayedMatch, listed: readonly RecordedEvent[], report: Report): PlayedMatch {
  const played = { ...match, events: listed, result: { ...match.result, fullTime: fullTimeOf(match.result, listed) } };
  try {
    completeGoals(withinPeriods(played));
    return played;
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    report(new DecodeError(`At goals1 and goals2: ${error.message}`, 'goals1'));
    return match;
  }
}

/** Some files tell the score after extra time alone; all goals with their minutes tell that of 90 minutes, too. */
function fullTimeOf({ fullTime, afterExtraTime }: RecordedResult, listed: readonly RecordedEvent[]) {
  if (fullTime || !afterExtraTime) return fullTime;
  const count = (until: number) =>
    (['home', 'away'] as const).map(
      (side) => listed.filter((goal) => goal.side === side && goal.minute <= until).length,
    );
  const [home, away] = count(120);
  if (home !== afterExtraTime[0] || away !== afterExtraTime[1]) return undefined;
  const [homeThen = 0, awayThen = 0] = count(90);
  return [homeThen, awayThen] as const;
}

/** Of a fixture that is listed twice the one with a result counts, or the first. */
function eachOnce(fixtures: readonly SeasonFixture[], onFlaw: (flaw: Flaw) => void): SeasonFixture[] {
  const listed = createListed();
  const isPlayed = ({ match }: SeasonFixture) => match.kind === 'played';
  const doubled = new Set<SeasonFixture>();
  for (const fixture of [...fixtures.filter(isPlayed), ...fixtures.filter((one) => !isPlayed(one))]) {
    const { kickoff, home, away } = fixture.match;
    const same = listed({ home, away, kickOff: kickoff }, fixture.place);
    if (same === undefined) continue;
    doubled.add(fixture);
    onFlaw({ place: fixture.place, reason: `the same teams within a day as ${same}` });
  }
  return fixtures.filter((fixture) => !doubled.has(fixture));
}
