import type { Shell } from 'shared-kernel/contract/shell';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';
import { LazyPage } from '../page/LazyPage';

const codeOf = perShell(({ report }) =>
  createResource({ load: () => import(/* webpackChunkName: "standings" */ './StandingsOfSite'), report }),
);

/** The page of league tables. */
export function StandingsPart({ shell }: { shell: Shell }) {
  return <LazyPage file={codeOf(shell)}>{({ StandingsOfSite }) => <StandingsOfSite shell={shell} />}</LazyPage>;
}
