import * as v from 'valibot';
import { integer, numeric, optional, text, withDefault } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { advertId } from './advertId';
import { MAX_ADVERTS, MAX_FAULTS, MAX_PARTS } from './beaconLimits';
import { faultCountSchema, measuredPartSchema, mostItems, partOnPageSchema, routeSchema, viewToken } from './view';

/** The name of a slot, not checked against their list: a page may be newer than the server. */
const slotName = v.pipe(text, v.regex(/^\w{1,40}$/, 'the name of a slot'));

const times = v.pipe(integer, v.minValue(0, 'a count from 0 to 1000'), v.maxValue(1000, 'a count from 0 to 1000'));

/** Views and clicks of an advert on pages of a pattern, since the last message. It does not identify the visitor. */
export const advertCountSchema = v.object({
  slot: slotName,
  id: advertId,
  route: routeSchema,
  shown: withDefault(times, 0),
  clicked: withDefault(times, 0),
});

export type AdvertCount = v.InferOutput<typeof advertCountSchema>;

/** Google's Web Vitals: https://web.dev/articles/vitals */
export const VITAL_NAMES = ['LCP', 'FCP', 'TTFB', 'INP', 'CLS'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** A page that was suspended may report hours, in which no visitor waited. */
const MAX_MS = 600_000;

/** A number that counts as the limit where it is above, and as 0 where it is below: one odd figure costs no message. */
const upTo = (schema: v.GenericSchema<unknown, number>, limit: number) =>
  v.pipe(
    schema,
    v.transform((value) => Math.min(Math.max(value, 0), limit)),
  );
const most = (limit: number) => v.pipe(upTo(numeric, limit), v.transform(Math.round));

const vitalSchema = v.object({
  name: v.picklist(VITAL_NAMES, `one of ${VITAL_NAMES.join(', ')}`),
  /** Milliseconds, except CLS, which has no unit. */
  value: upTo(numeric, MAX_MS),
});

/** The measurements of one page load. They do not identify the visitor. */
export const vitalsSchema = v.object({
  /** The pattern of the page, such as `/news/:id`, never its address. */
  route: routeSchema,
  device: v.picklist(DEVICE_CLASSES, `one of ${DEVICE_CLASSES.join(', ')}`),
  figures: mostItems('vitals.figures', vitalSchema, 10),
  /** The releases that were on the page. */
  releases: mostItems('vitals.releases', measuredPartSchema, MAX_PARTS),
  /** Tasks of over 50 ms since the last message, and their milliseconds together. */
  longTasks: secondary('vitals.longTasks', v.object({ count: most(10_000), ms: most(MAX_MS) })),
  /** Elements of the page after five minutes. */
  elements: secondary('vitals.elements', most(1_000_000)),
  /** Live updates that came since the last message: those that were measured, and those of them drawn late. */
  updates: secondary('vitals.updates', v.object({ drawn: most(10_000), late: most(10_000) })),
});
export type Vitals = v.InferOutput<typeof vitalsSchema>;

/** The message that a page sends with `sendBeacon`. Nothing of it counts without `view`. */
export const beaconSchema = v.object({
  /** What `POST /beacon/begin` gave this page. */
  view: optional(viewToken),
  adverts: mostItems('adverts', advertCountSchema, MAX_ADVERTS),
  /** What the adverts were seen on. */
  device: secondary('device', v.picklist(DEVICE_CLASSES, `one of ${DEVICE_CLASSES.join(', ')}`)),
  /** Unreadable ones cost no fault that came with them. */
  vitals: secondary('vitals', vitalsSchema),
  /** The releases that the page has begun to load since the last message. */
  parts: mostItems('parts', partOnPageSchema, MAX_PARTS),
  faults: mostItems('faults', faultCountSchema, MAX_FAULTS),
});
export type Beacon = v.InferOutput<typeof beaconSchema>;
