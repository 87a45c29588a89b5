import { useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { fileOf } from '../../../state/fileOf';

type Code = ReturnType<typeof import('./chosenCode').chosenCode>;

const codeOf = fileOf<Code>(
  async (shell) => (await import(/* webpackChunkName: "chosen" */ './chosenCode')).chosenCode(shell),
  retryOnReconnect,
);

/**
 * The code for choices that few visitors make, a file of its own; `undefined` while it loads.
 *
 * @param isNeeded whether this visitor has made one
 */
export function useChosenCode(shell: Shell, isNeeded: unknown): Code | undefined {
  const file = codeOf(shell);
  useEffect(() => (isNeeded ? file.open() : undefined), [isNeeded, file]);
  return useObservable<Loaded<Code>>(file.state$, LOADING).value;
}
