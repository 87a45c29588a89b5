import type { Shell } from 'shared-kernel/contract/shell';
import { useResource } from 'shared-kernel/react/useResource';
import { fileOf } from '../../../state/fileOf';

const introductionsOf = fileOf(() => import(/* webpackChunkName: "intro" */ './Introductions'));

/** The introductions, in a file of their own: they stand below the board and come after it. */
export function IntroductionsPart({ shell }: { shell: Shell }) {
  const { value: code } = useResource(introductionsOf(shell));
  return code ? <code.Introductions /> : null;
}
