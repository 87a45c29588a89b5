import type { CupRound, Tie, TieMatch } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';

/** What stands beside a team in a tie. */
export type TieLine = {
  team: Id;
  /** Goals in each match that has begun, in their order. */
  goals: readonly number[];
  /** The sum over all matches, where there are several. */
  total: number | undefined;
  /** Goals in the shoot-out after the last match. */
  kicks: number | undefined;
  isWinner: boolean;
};

export type TieLines = {
  sides: readonly [TieLine, TieLine];
  /** The match to look at: that in play, else the next one, else the last that was played. */
  match: TieMatch | undefined;
  isLive: boolean;
  /** Nothing of it has begun. */
  isToCome: boolean;
};

/** What a tie says: a line for each team, and which match it leads to. */
export function tieLines(tie: Tie): TieLines {
  const { home, away, matches, aggregate, winner } = tie;
  const kicked = matches.findLast(({ kicks }) => kicks);
  const lineOf = (team: Id, at: 0 | 1): TieLine => ({
    team,
    goals: matches.flatMap((match) => goalsOf(team, match) ?? []),
    total: matches.length > 1 ? aggregate?.[at] : undefined,
    kicks: kicked?.kicks?.[kicked.home === team ? 0 : 1],
    isWinner: winner === team,
  });
  const match = matches.find(({ is_live }) => is_live) ?? matches.find(({ goals }) => !goals) ?? matches.at(-1);
  return {
    sides: [lineOf(home, 0), lineOf(away, 1)],
    match,
    isLive: match?.is_live ?? false,
    isToCome: matches.every(({ goals }) => !goals),
  };
}

function goalsOf(team: Id, { home, goals }: TieMatch): number | undefined {
  return goals?.[home === team ? 0 : 1];
}

/** What a winner has won by a tie of that round. */
export function prizeOf(round: CupRound['round']): 'champion' | 'third' | 'goesOn' {
  return round === 'final' ? 'champion' : round === 'third_place' ? 'third' : 'goesOn';
}
