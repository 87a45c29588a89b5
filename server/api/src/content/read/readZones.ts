import { type ZonesItem, zonesSchema, zonesTitle } from '../kinds/zoneKind';
import { readById } from './readById';
import type { ReadKind } from './readItem';

/** `zones.json`: what places of a competition's table are good for. */
export function readZones(file: string): Promise<ReadKind | undefined> {
  return readById(file, {
    parts: { competitions: 'competition' },
    what: 'zones',
    schema: zonesSchema,
    toItem(_, id, zones) {
      const item: ZonesItem = { id, zones };
      return { key: String(id), title: zonesTitle(zones), item };
    },
  });
}
