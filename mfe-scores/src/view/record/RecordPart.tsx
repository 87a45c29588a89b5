import type { Shell } from 'shared-kernel/contract/shell';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';
import type { RecordOfPage } from '../../domain/recordMatches';
import { LazyPage } from '../page/LazyPage';

const codeOf = perShell(({ report }) =>
  createResource({ load: () => import(/* webpackChunkName: "record" */ './RecordPage'), report }),
);

/** The page of the team or the competition in the address. */
export function RecordPart({ shell, kind }: { shell: Shell; kind: RecordOfPage['kind'] }) {
  return <LazyPage file={codeOf(shell)}>{({ RecordPage }) => <RecordPage {...{ shell, kind }} />}</LazyPage>;
}
