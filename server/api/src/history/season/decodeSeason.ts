import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import { optional, text } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import { nameUpTo } from 'shared-kernel/decode/readBy';
import { toLocalDay } from 'shared-kernel/rules/localDay';
import * as v from 'valibot';
import { createListed } from './createListed';
import { goalsProblem } from './goalsFit';
import type { LeaguePlace } from './leaguePlaces';
import type { Flaw, ListedGoal, Season, SeasonMatch, SeasonResult } from './season';
import { seasonGoals } from './seasonGoals';
import { goals, seasonResult } from './seasonScore';
import { type SeasonTime, seasonTime, unixSecondsOf } from './seasonTime';

/** White space around a name makes no other team. */
const teamName = nameUpTo(100);

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
  /** The goals of both matches of a tie: they decide no match. */
  agg: v.optional(v.unknown()),
});

/** Names of fields that may say who won. A list of scorers does not. */
const DECIDES = /score(?!r)|^(?:[hfe]t|aet|p|pens?)$|penalt|shoot|extra.?time|overtime|winner|result|outcome/i;

/** Default for a kick-off without a time: the most common hour of league football. */
const USUAL_TIME = '15:00';

/** Statuses of a match whose score counts for nothing. */
const UNPLAYED: ReadonlySet<string> = new Set([
  ...['postponed', 'cancelled', 'canceled', 'annulled', 'abandoned', 'suspended'],
]);

/** The score of an awarded match is its result. */
const PLAYED: ReadonlySet<string> = new Set(['', 'awarded']);

/**
 * Reads a season in the shape of openfootball's football.json.
 *
 * @param place where the league plays: times are of its zone, unless they name their clock
 * @param onFlaw receives what is left out: a field, the result of a match that does not say who won, or a match
 * @throws DecodeError when the file is something else
 */
export function decodeSeason(raw: unknown, place: LeaguePlace, onFlaw: (flaw: Flaw) => void): Season {
  const { name, matches } = decode(schema, raw);
  const found = matches.flatMap((match, index) => {
    const at = `matches.${index}`;
    const report: Report = ({ message }) => onFlaw({ place: at, reason: message.replace(/^At (?:the top: )?/, '') });
    return decodeMatch(match, { place: at, zone: place.zone, report });
  });
  return { name, ...place, matches: eachOnce(found, onFlaw) };
}

type Context = { place: string; zone: string; report: Report };

function decodeMatch(raw: unknown, { place, zone, report }: Context): SeasonMatch[] {
  const fields = attempt(() => decode(matchSchema, raw, '', report), report);
  if (!fields) return [];
  const { date, time, team1, team2 } = fields;
  const match = { place, kickoff: kickOffOf(date, time, zone), hasTime: time !== undefined, home: team1, away: team2 };
  const result = attempt(() => resultOf(fields, report), report);
  if (!result) return [{ ...match, result, goals: [] }];
  return [{ ...match, ...withGoals(result, seasonGoals(raw, report), report) }];
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

/** Nothing where a match has none. @throws DecodeError where nobody knows who won */
function resultOf({ status, score, ...more }: v.InferOutput<typeof matchSchema>, report: Report) {
  const said = (decode(optional(text), status, 'status') ?? '').trim().toLowerCase();
  if (UNPLAYED.has(said)) return undefined;
  if (!PLAYED.has(said))
    throw new DecodeError(`At status: expected one that is known, got ${shownJson(said)}`, 'status');
  const other = Object.entries(more).find(([name, value]) => (value ?? '') !== '' && mayDecide(name, value));
  if (other)
    throw new DecodeError(`At ${other[0]}: expected the result in score, got ${shownJson(other[1])}`, other[0]);
  return seasonResult(score, report);
}

/** Whether a field beside `score` may be a part of the result: by its name, or as a pair of goals. */
function mayDecide(name: string, value: unknown): boolean {
  return !(name in matchSchema.entries) && (DECIDES.test(name) || v.is(goals, value));
}

const shownJson = (value: unknown) => JSON.stringify(value).slice(0, 40);

/** A list of goals that contradicts the score is left out: the score is what decides. */
function withGoals(listedResult: SeasonResult, listed: readonly ListedGoal[], report: Report) {
  const result = { ...listedResult, fullTime: fullTimeOf(listedResult, listed) };
  const problem = goalsProblem(result, listed);
  if (problem === undefined) return { result, goals: listed };
  report(new DecodeError(`At goals1 and goals2: ${problem}`, 'goals1'));
  return { result: listedResult, goals: [] };
}

/** Some files state the score after extra time alone; all goals with their minutes state that of 90 minutes, too. */
function fullTimeOf({ fullTime, afterExtraTime }: SeasonResult, listed: readonly ListedGoal[]) {
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

/** Keeps each match once: the one with a result, or the first. */
function eachOnce(matches: readonly SeasonMatch[], onFlaw: (flaw: Flaw) => void): SeasonMatch[] {
  const listed = createListed();
  const doubled = new Set<SeasonMatch>();
  const played = matches.filter(({ result }) => result);
  for (const match of [...played, ...matches.filter(({ result }) => !result)]) {
    const { place, kickoff, home, away } = match;
    const same = listed({ home, away, kickOff: kickoff }, place);
    if (same === undefined) continue;
    doubled.add(match);
    onFlaw({ place, reason: `the same teams within a day as ${same}` });
  }
  return matches.filter((match) => !doubled.has(match));
}
