import type { Shell } from 'shared-kernel/contract/shell';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';
import type { Retry } from 'shared-kernel/state/retryLadder';

/**
 * Code in a file of its own, which is loaded when it is first needed, once for each shell.
 *
 * @param retryIn by default only the visitor retries
 */
export const fileOf = <Code>(load: (shell: Shell) => Promise<Code>, retryIn?: (shell: Shell) => Retry) =>
  perShell((shell) => {
    const retry = retryIn?.(shell);
    return createResource({ load: () => load(shell), report: shell.report, ...(retry && { retry }) });
  });
