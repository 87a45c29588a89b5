import type { FixtureList } from '../feedRecords';
import { numberOfId } from '../polled/numberOfId';
import { createChanges } from './createChanges';
import type { VendorDay } from './vendorState';

/** Days that were answered whole. */
export type Days = {
  add(day: VendorDay): void;
  /** Those that were not published yet, and what to do when the store refuses them. */
  take(): { lists: FixtureList[]; putBack: () => void };
};

export function createDays(): Days {
  const changes = createChanges<VendorDay>();
  return {
    add: changes.add,
    take() {
      const days = changes.take();
      return { lists: [...days].map(toFixtureList), putBack: () => changes.putBack(days) };
    },
  };
}

/** Numbers of matches that are not followed are not kept, or there would be more each day. */
function toFixtureList({ from, to, ids }: VendorDay): FixtureList {
  return { competition_id: undefined, from, to, ids: ids.map((id) => numberOfId('thesports', 'match', id)) };
}
