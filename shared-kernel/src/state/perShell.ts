import type { Shell } from '../contract/shell';

/** One of a thing for each shell: what its pages and slots share outlives each of them, and goes when the shell goes. */
export function perShell<T>(create: (shell: Shell) => T): (shell: Shell) => T {
  const made = new WeakMap<Shell, T>();
  return (shell) => {
    const one = made.get(shell) ?? create(shell);
    made.set(shell, one);
    return one;
  };
}
