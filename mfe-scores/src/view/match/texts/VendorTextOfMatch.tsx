import { useEffect, useMemo, useRef } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { isScoreShown } from 'shared-kernel/rules/status';
import { createVendorText } from '../../../state/vendorText';
import { VendorText } from './VendorText';

type Props = { shell: Shell; match: Match; onRendered: () => void };

/**
 * What a vendor writes of a match that has begun. It is an extra: a failure shows what was there before.
 *
 * @param props `onRendered` is called when the text stands there, or it is known that none will
 */
export function VendorTextOfMatch(props: Props) {
  return isScoreShown(props.match.state) ? <Written {...props} /> : null;
}

function Written({ shell, match: { id, state }, onRendered }: Props) {
  const isLive = useRef(true);
  useEffect(() => {
    isLive.current = state.kind === 'live';
  }, [state]);
  const source = useMemo(() => createVendorText(shell, id, () => isLive.current), [shell, id]);
  const { kind, value } = useResource(source);
  useEffect(() => {
    if (kind !== 'loading') onRendered();
  }, [kind, onRendered]);
  return <VendorText text={value?.answer} />;
}
