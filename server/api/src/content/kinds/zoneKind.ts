import { decode } from 'shared-kernel/decode/decode';
import { numberedId } from 'shared-kernel/decode/fields';
import { type TableZone, tableZoneSchema } from 'shared-kernel/entities/tableZone';
import * as v from 'valibot';
import { type ContentKind, fingerprintOf, keptText } from './contentKind';

const MOST = 12;

const zone = v.pipe(
  tableZoneSchema,
  v.check(({ name }) => v.is(keptText, name), 'a name without NUL, whole in its characters'),
);

/** Those of one competition; no place is in two of them. */
export const zonesSchema = v.pipe(
  v.array(zone),
  v.maxLength(MOST, `at most ${MOST} zones`),
  v.check((zones) => !zones.some(overlapsBefore), 'each place in one zone'),
);

function overlapsBefore({ from, to }: TableZone, index: number, zones: readonly TableZone[]): boolean {
  return zones.slice(0, index).some((before) => from <= before.to && before.from <= to);
}

/** Those in a publication. */
const zonesItemSchema = v.object({ id: numberedId, zones: zonesSchema });

export type ZonesItem = v.InferOutput<typeof zonesItemSchema>;

/** What places of tables are good for (M26), where no feed says it: of `zones.json` each competition is an item. */
export const zoneKind: ContentKind = {
  async published(content) {
    const rows = await content.zones();
    return rows.map(({ id, zones, fingerprint }) => ({ key: String(id), title: zonesTitle(zones), fingerprint }));
  },

  async put(content, raw, at) {
    const item = decode(zonesItemSchema, raw, at);
    await content.putZones({ ...item, zones: JSON.stringify(item.zones), fingerprint: fingerprintOf(item) });
  },

  takeDown: (content, key) => content.removeZones(key),
};

/** For people: `Champions League 1–4, Xuống hạng 18–20`. */
export function zonesTitle(zones: readonly TableZone[]): string {
  return zones.map(({ name, from, to }) => `${name} ${from === to ? from : `${from}–${to}`}`).join(', ') || '–';
}
