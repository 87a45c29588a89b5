import { decode } from 'shared-kernel/decode/decode';
import type { BoardSummary } from 'shared-kernel/entities/boardSummary';
import { matchFields } from 'shared-kernel/entities/match';
import { matchState } from 'shared-kernel/entities/matchState';
import { arrangeBoard } from 'shared-kernel/rules/board/arrangeBoard';
import { shownOn } from 'shared-kernel/rules/board/boardName';
import { topOfBoard } from 'shared-kernel/rules/board/topOfBoard';
import { NO_PICKS } from 'shared-kernel/rules/picks';
import * as v from 'valibot';
import type { BoardMatch } from './createBoard';
import type { TopWanted } from './matchWindow';
import type { References } from './references';

/** Days are those of Vietnam. */
const ZONE = 'Asia/Ho_Chi_Minh';

const arrangedSchema = v.pipe(
  v.pick(matchFields, [
    ...(['id', 'match_time', 'status_id', 'competition_id', 'country_id', 'is_hot', 'odds', 'suspended_odds'] as const),
  ]),
  v.transform(({ status_id, ...match }) => ({ ...match, state: matchState(status_id) })),
);

type ArrangedMatch = v.InferOutput<typeof arrangedSchema>;

/** Each state of a match is read once. */
const arranged = new WeakMap<BoardMatch, ArrangedMatch>();

/**
 * The first matches of a board as the app shows it to a visitor who follows no match and has picked no competition, by
 * time where a board can be sorted; and the size of the whole board.
 */
export function selectTop(
  matches: readonly BoardMatch[],
  { competitions, countries }: References,
  { most, skipped, board, filter, at, site }: TopWanted,
): { matches: BoardMatch[]; summary: BoardSummary } {
  const view = {
    ...({ filter, sortMode: 'by-time', isHotUnfolded: false, picks: NO_PICKS, now: at, zone: ZONE } as const),
    favourites: new Set<number>(),
    euroCompetitions: site.euro,
    order: site.order,
  };
  const shown = shownOn(board, matches.map(arrangedMatch));
  const { ids, summary } = topOfBoard(arrangeBoard(board, shown, view, { competitions, countries }), most, skipped);
  const byId = new Map<unknown, BoardMatch>(matches.map((match) => [match.id, match]));
  return { matches: ids.flatMap((id) => byId.get(id) ?? []), summary };
}

function arrangedMatch(match: BoardMatch): ArrangedMatch {
  const known = arranged.get(match) ?? decode(arrangedSchema, JSON.parse(match.json.toString()));
  arranged.set(match, known);
  return known;
}
