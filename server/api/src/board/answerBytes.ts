import type { BoardSummary } from 'shared-kernel/entities/boardSummary';
import type { Id } from 'shared-kernel/entities/id';
import type { BoardMatch } from './createBoard';
import type { References } from './references';

const COMMA = Buffer.from(',');

type More = {
  summary?: BoardSummary | undefined;
  /** Whose matches were asked for: its name is sent also where it has none. */
  competition?: Id | undefined;
  team?: Id | undefined;
};

/**
 * The answer of `/match/range` and `/match` as JSON: the matches, only their records and the one that was asked for, and of
 * a board's top its size.
 *
 * Matches are joined from ready bytes, so an answer of 5,000 takes a few milliseconds.
 */
export function answerBytes(
  matches: readonly BoardMatch[],
  { competitions, countries, teams }: References,
  { summary, competition: asked, team: askedTeam }: More = {},
): Buffer {
  const competition = records(competitions, [asked ?? null, ...matches.map(({ competition_id }) => competition_id)]);
  const country = records(
    countries,
    matches.map(({ country_id }) => country_id),
  );
  const team = records(teams, [
    askedTeam ?? null,
    ...matches.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]),
  ]);
  const data = matches.flatMap(({ json }, at) => (at === 0 ? json : [COMMA, json]));
  const extraData = `{"competition":${competition},"country":${country},"team":${team}}`;
  const board = summary ? `,"board":${JSON.stringify(summary)}` : '';
  return Buffer.concat([Buffer.from('{"data":['), ...data, Buffer.from(`],"extra_data":${extraData}${board}}`)]);
}

/** An answer that names the number of the change log up to which it is complete. */
export function withNumber(answer: Buffer, upTo: number | undefined): Buffer {
  return upTo === undefined ? answer : Buffer.concat([answer.subarray(0, -1), Buffer.from(`,"upTo":${upTo}}`)]);
}

/** By id, so that every node of a site returns the same bytes. */
function records<T>(known: ReadonlyMap<number, T>, ids: readonly (Id | null)[]): string {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'number').sort((a, b) => a - b);
  return JSON.stringify(wanted.flatMap((id) => known.get(id) ?? []));
}
