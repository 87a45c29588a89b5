import { useEffect, useMemo } from 'react';
import { map, merge } from 'rxjs';
import type { BoardState } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useResource } from 'shared-kernel/react/useResource';
import { crestOfRecord } from '../../../domain/crestOfRecord';
import { formOfRecord } from '../../../domain/formOfRecord';
import { leagueOfTeam } from '../../../domain/leagueOfTeam';
import { type RecordMatches, type RecordOfPage, recordMatches } from '../../../domain/recordMatches';
import { resultsKey } from '../../../domain/resultsKey';
import { createHidingEntries } from '../../../state/createHidingEntries';
import { createRowStore } from '../../../state/createRowStore';
import { hiddenScoresOf } from '../../../state/hiddenScores';
import { notAsked } from '../../../state/notAsked';
import { createAnswer, type Question } from '../../../state/question';
import { matchesOfRecord } from '../../../state/recordSource';
import { ROUNDS } from '../../../state/rounds';
import { SQUAD } from '../../../state/squad';
import { TEAM_FORM } from '../../../state/teamForm';
import { useChangedResults } from '../../parts/useChangedResults';
import { useSeason } from '../../parts/useSeason';

const NONE: RecordMatches = { live: [], results: [], fixtures: [] };

const LOADING: BoardState = { kind: 'loading' };

/** A team, or a competition; its matches are live while the component is mounted, its season is read again when one has another score, and now and then. */
export function useRecord(shell: Shell, kind: RecordOfPage['kind'], id: Id) {
  const store = useMemo(() => createRowStore(shell, matchesOfRecord({ kind, id })), [shell, kind, id]);
  useEffect(() => store.open(), [store]);
  const { board, arranged$, results$ } = store;
  const entries = useMemo(() => createHidingEntries(store.entries, hiddenScoresOf(shell)), [store, shell]);
  const matches$ = useMemo(
    () => arranged$.pipe(map(() => recordMatches({ kind, id }, board.matches.values(), shell.clock.now()))),
    [board, arranged$, kind, id, shell],
  );
  const key$ = useMemo(
    // A goal may also come with a snapshot, after an outage.
    () => merge(arranged$, results$).pipe(map(() => resultsKey(board.matches.values()))),
    [board, arranged$, results$],
  );
  const matches = useObservable(matches$, NONE);
  const freshness = useObservable(board.state$, LOADING);
  const isTeam = kind === 'team';
  const { value, ...seasonOf } = useSeason(shell, isTeam ? undefined : id);
  const league = isTeam ? leagueOfTeam(matches) : undefined;
  const ofLeague = useSeason(shell, league);
  const team = isTeam ? id : undefined;
  const [squad, form] = [useAnswer(shell, SQUAD, team), useAnswer(shell, TEAM_FORM, team)];
  const rounds = useAnswer(shell, ROUNDS, isTeam ? undefined : id);
  const key = useObservable(key$, undefined);
  useChangedResults(shell.clock, key, isTeam ? ofLeague.reload : seasonOf.reload);
  const known = (isTeam ? board.teams : board.competitions).get(id);
  const name = known?.name ?? (value?.tables ?? value?.cup)?.name;
  return {
    name,
    crest: crestOfRecord(kind, known),
    matches,
    entries,
    freshness,
    store,
    reload: board.reload,
    season: value,
    /** The league where a team plays most. */
    league: { id: league, season: ofLeague.value },
    // It stands below the league's table, and waits for it.
    squad: ofLeague.isKnown ? squad.answer : undefined,
    // A shorter one would not be that of the table.
    form: form.isKnown ? formOfRecord({ kind, id }, matches, form.answer) : undefined,
    rounds: rounds.answer,
    hasSeasonFailed: seasonOf.hasFailed,
    reloadSeason: seasonOf.retry,
    /** Whether matches, rounds and season have come, or will not. */
    isKnown: freshness.kind !== 'loading' && seasonOf.isKnown && rounds.isKnown,
    /** Whether a team's form, league and squad, which its matches do not wait for, have come, or will not. */
    isWhole: ofLeague.isKnown && squad.isKnown && form.isKnown,
  };
}

/** What is known of a team or a competition, if there is one, and whether it has come or will not: its page does without. */
function useAnswer<T>(shell: Shell, question: Question<T | undefined>, id: Id | undefined) {
  const source = useMemo(
    () => (id === undefined ? notAsked<T>() : createAnswer<T | undefined>(shell, question, id)),
    [shell, question, id],
  );
  const { kind, value } = useResource(source);
  return { answer: value?.answer, isKnown: kind !== 'loading' || value !== undefined };
}
