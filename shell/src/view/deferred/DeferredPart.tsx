import { useState } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useHouse } from '../house';
import { ownPart } from '../remotes/ownPart';
import { RemotePart } from '../remotes/RemotePart';

const fetchViews = () => import(/* webpackChunkName: "late" */ './LateViews').then(({ LateViews }) => LateViews);

/** The place of what is drawn after the first content. What goes wrong in it stays in it. */
export function LatePart() {
  const { late, shell } = useHouse();
  const [views] = useState(() => ownPart(fetchViews, shell.report));
  const stores = useObservable(late.stores$, undefined);
  if (!stores) return null;
  return <RemotePart part={views} props={{ stores }} waiting={null} troubled={() => null} />;
}
