import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import { useResource } from 'shared-kernel/react/useResource';
import { notAsked } from '../../../state/notAsked';
import { createAnswer, type Question } from '../../../state/question';

/** What is known of a team, if there is one, and whether it has come or will not: its page does without. */
export function useAnswer<T>(shell: Shell, question: Question<T | undefined>, team: Id | undefined) {
  const source = useMemo(
    () => (team === undefined ? notAsked<T>() : createAnswer<T | undefined>(shell, question, team)),
    [shell, question, team],
  );
  const { kind, value } = useResource(source);
  return { answer: value?.answer, isKnown: kind !== 'loading' || value !== undefined };
}
