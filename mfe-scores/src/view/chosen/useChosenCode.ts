import { useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { createResource } from 'shared-kernel/state/createResource';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { perShell } from 'shared-kernel/state/perShell';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';

type Code = ReturnType<typeof import('./chosenCode').chosenCode>;

const codeOf = perShell((shell) =>
  createResource<Code>({
    load: async () => (await import(/* webpackChunkName: "chosen" */ './chosenCode')).chosenCode(shell),
    report: shell.report,
    retry: retryOnReconnect(shell),
  }),
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
