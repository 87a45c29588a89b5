import type { Shell } from '../contract/shell';

/** One instance per shell: pages and slots share it, it outlives them, and it is collected with the shell. */
export function perShell<T>(create: (shell: Shell) => T): (shell: Shell) => T {
  const made = new WeakMap<Shell, T>();
  return (shell) => {
    const one = made.get(shell) ?? create(shell);
    made.set(shell, one);
    return one;
  };
}
