import type { Report } from 'shared-kernel/decode/decode';
import { subscribeMqtt } from './theSports/subscribeMqtt';
import type { WallClock } from './timeline/wallClock';
import type { VendorEdge } from './vendorEdge';

type Deps = { clock: WallClock; random: () => number; report: Report };

/** A vendor's world through this machine's network. */
export function machineEdge(deps: Deps): VendorEdge {
  return {
    ...deps,
    fetch,
    subscribe: subscribeMqtt,
  };
}
