import type { MatchBoard } from 'shared-kernel/contract/matches';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import { createMatchStore } from 'shared-kernel/state/matches/createMatchStore';
import { createMatchView } from 'shared-kernel/state/matches/createMatchView';

/** The matches of one answer, for the server: nothing comes after it. */
export function boardOfAnswer(range: MatchRange): Pick<MatchBoard, 'matches' | 'teams' | 'competitions' | 'countries'> {
  const store = createMatchStore();
  const { load, matches } = createMatchView(store, undefined);
  load(range);
  return { matches, teams: store.teams, competitions: store.competitions, countries: store.countries };
}
