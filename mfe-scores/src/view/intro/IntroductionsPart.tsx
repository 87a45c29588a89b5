import type { Shell } from 'shared-kernel/contract/shell';
import { useResource } from 'shared-kernel/react/useResource';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';

const introductionsOf = perShell(({ report }) =>
  createResource({ load: () => import(/* webpackChunkName: "intro" */ './Introductions'), report }),
);

/** The introductions, in a file of their own: they stand below the board and come after it. */
export function IntroductionsPart({ shell }: { shell: Shell }) {
  const { value: code } = useResource(introductionsOf(shell));
  return code ? <code.Introductions /> : null;
}
