import type { BoardSummary } from 'shared-kernel/entities/boardSummary';
import type { BoardMatch } from './createBoard';
import type { References } from './references';

const COMMA = Buffer.from(',');

/**
 * The answer of `/match/range` and `/match` as JSON: the matches, only their records, and of a board's top its size.
 *
 * Matches are joined from ready bytes, so an answer of 5,000 takes a few milliseconds.
 */
export function answerBytes(
  matches: readonly BoardMatch[],
  { competitions, countries, teams }: References,
  summary?: BoardSummary,
): Buffer {
  const competition = records(
    competitions,
    matches.map(({ competition_id }) => competition_id),
  );
  const country = records(
    countries,
    matches.map(({ country_id }) => country_id),
  );
  const team = records(
    teams,
    matches.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]),
  );
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
function records<T>(known: ReadonlyMap<number, T>, ids: readonly (number | null)[]): string {
  const wanted = [...new Set(ids)].filter((id) => id !== null).sort((a, b) => a - b);
  return JSON.stringify(wanted.flatMap((id) => known.get(id) ?? []));
}
