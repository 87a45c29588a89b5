import { useMemo } from 'react';
import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import type { Squad } from 'shared-kernel/entities/squad';
import { useResource } from 'shared-kernel/react/useResource';
import type { Loaded } from 'shared-kernel/state/loaded';
import type { RecordOfPage } from '../../domain/recordMatches';
import { createAnswer, type Told } from '../../state/question';
import { SQUAD } from '../../state/squad';

type Known = Told<Squad | undefined>;

/** Competitions have none. */
const NONE = {
  state$: new BehaviorSubject<Loaded<Known>>({ kind: 'loaded', value: { told: undefined } }),
  open: () => () => {},
};

/** The squad of a team, and whether it has come or will not: a team's page does without. */
export function useSquad(shell: Shell, kind: RecordOfPage['kind'], id: Id) {
  const source = useMemo(() => (kind === 'team' ? createAnswer(shell, SQUAD, id) : NONE), [shell, kind, id]);
  const loaded = useResource<Known>(source);
  return { squad: loaded.value?.told, isSquadKnown: loaded.kind !== 'loading' || loaded.value !== undefined };
}
