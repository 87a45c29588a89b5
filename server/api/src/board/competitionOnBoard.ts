import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Board, BoardMatch } from './createBoard';
import { ALL_MATCHES } from './matchWindow';

/** A competition that the feed has reported, its matches on the board, and the name of their country, as far as it is known. */
export type CompetitionOnBoard = { name: string; country: string | undefined; matches: readonly BoardMatch[] };

export function competitionOnBoard(
  board: Pick<Board, 'references' | 'select'>,
  id: number,
): CompetitionOnBoard | undefined {
  const { competitions, countries } = board.references();
  const name = competitions.get(id)?.name;
  if (name === undefined) return undefined;
  const matches = board.select({ ...ALL_MATCHES, competition: id });
  const countryId = matches.find(({ country_id }) => country_id !== null)?.country_id;
  return { name, country: countryId ? countries.get(countryId)?.name : undefined, matches };
}

/** Changes when a match ends, is corrected, or has not ended after all: its result is stored by then. */
export function endedOf(matches: readonly BoardMatch[]): string {
  const ended = matches.filter(({ status_id }) => status_id === MatchStatus.Ended);
  return `${ended.length}/${Math.max(0, ...ended.map(({ version }) => version))}`;
}
