import type { Shell } from 'shared-kernel/contract/shell';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';
import { LazyPage } from '../page/LazyPage';

const codeOf = perShell(({ report }) =>
  createResource({ load: () => import(/* webpackChunkName: "match" */ './MatchPage'), report }),
);

/** The page of the match in the address. */
export function MatchPart({ shell }: { shell: Shell }) {
  return <LazyPage file={codeOf(shell)}>{({ MatchPage }) => <MatchPage shell={shell} />}</LazyPage>;
}
