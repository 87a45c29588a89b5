import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { Loading } from 'shared-kernel/ui/Loading';
import { fileOf } from '../../../state/fileOf';
import { FailedBoard } from '../../parts/states/FailedBoard';

/** In the file of the competition's page: one of its own would be named in the board's first scripts. */
const tableOf = fileOf(() => import(/* webpackChunkName: "record" */ '../../tables/TableWithMatch'));

/** The table of the match's competition, whose code loads when its tab is opened. */
export function TableOfMatch({ shell, match }: { shell: Shell; match: Match }) {
  const file = tableOf(shell);
  const { kind, value: code } = useResource(file);
  if (code) return <code.TableWithMatch shell={shell} match={match} />;
  return kind === 'failed' ? <FailedBoard onRetry={file.retry} /> : <Loading />;
}
