import { useMemo } from 'react';
import type { Id } from 'shared-kernel/entities/id';
import { isFoundBy } from '../../../domain/foundBy';
import { type Findable, findable, type PickLine } from './pickLines';

/** A line that the search shows, with the teams for which it does. */
export type FoundLine = PickLine & { because: string };

/** More teams of one line are not named. */
const MOST_NAMED = 3;

/** The lines whose name has what is typed, or in which a team of that name plays. */
export function useFoundLines(lines: readonly PickLine[], typed: string): readonly FoundLine[] {
  const isSearched = typed.trim() !== '';
  // Only a search needs them: a full board has ten thousand teams.
  const teams = useMemo(() => (isSearched ? teamsOf(lines) : new Map()), [lines, isSearched]);
  return useMemo(() => lines.flatMap((line) => found(line, teams.get(line.id) ?? [], typed)), [lines, teams, typed]);
}

function teamsOf(lines: readonly PickLine[]): ReadonlyMap<Id, readonly Findable[]> {
  return new Map(lines.map(({ id, teams }) => [id, teams.map(findable)]));
}

function found(line: PickLine, teams: readonly Findable[], typed: string): FoundLine[] {
  if (isFoundBy(line.found, typed)) return [{ ...line, because: '' }];
  const playing = teams.filter((team) => isFoundBy(team.found, typed)).slice(0, MOST_NAMED);
  return playing.length === 0 ? [] : [{ ...line, because: playing.map(({ name }) => name).join(', ') }];
}
