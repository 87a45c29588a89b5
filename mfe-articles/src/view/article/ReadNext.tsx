import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useResource } from 'shared-kernel/react/useResource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { createReadNextStore } from '../../state/createReadNextStore';
import { minutesOf } from '../../state/minutes';
import { ReadNextCards } from './ReadNextCards';

type Props = { shell: Shell; kind: ArticleKind; id: number | undefined };

/** Loads what stands below an article. */
export function ReadNext({ shell, kind, id }: Props) {
  const store = useMemo(() => createReadNextStore(shell, kind, id), [shell, kind, id]);
  const articles = useResource(store).value ?? [];
  const minute$ = useMemo(() => minutesOf(shell.clock), [shell]);
  const now = useObservable(minute$, 0);
  return <ReadNextCards articles={articles} kind={kind} now={now} />;
}
