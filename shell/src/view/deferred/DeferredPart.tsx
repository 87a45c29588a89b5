import { useState } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useFrameServices } from '../appServices';
import { ownPart } from '../remotes/ownPart';
import { RemotePartView } from '../remotes/RemotePartView';

const fetchViews = () =>
  import(/* webpackChunkName: "deferred" */ './DeferredViews').then(({ DeferredViews }) => DeferredViews);

/** Place of the deferred views. Their errors stay inside. */
export function DeferredPart() {
  const { deferred, shell } = useFrameServices();
  const [views] = useState(() => ownPart(fetchViews, shell.report));
  const stores = useObservable(deferred.stores$, undefined);
  if (!stores) return null;
  return <RemotePartView part={views} props={{ stores }} waiting={null} troubled={() => null} />;
}
