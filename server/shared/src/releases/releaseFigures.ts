import { integer, text } from 'shared-kernel/decode/fields';
import { VITAL_NAMES } from 'shared-kernel/protocol/beacon';
import * as v from 'valibot';

/** Where `api` answers with {@link releaseFiguresSchema}, on ports that no visitor reaches. */
export const RELEASE_FIGURES_PATH = '/internal/figures';

const number = v.pipe(v.number('a number'), v.minValue(0, 'a number of 0 or more'));

const shareSchema = v.object({
  /** Measurements behind it. */
  count: integer,
  /** Three visitors in four had this or less: milliseconds, except CLS, which has no unit. */
  p75: number,
});

const count = v.pipe(integer, v.minValue(0, 'a count of 0 or more'));

/** How many, and how many of them had a fault of the release. */
const outcomes = { seen: count, bad: count };

/** How often a measurement was about this large. */
const distribution = v.array(v.tuple([number, count]), 'a list');

const measuresSchema = v.object({
  /** Page loads in which the release was loaded, or should have been. */
  views: integer,
  /** By kind and page. */
  faults: v.array(v.object({ kind: text, route: text, count: integer })),
  /** Of all pages with the release on them. */
  vitals: v.object(v.entriesFromList(VITAL_NAMES, v.optional(shareSchema))),
  longTasks: v.object({ count: integer, ms: number }),
  /** Elements of pages after five minutes. */
  elements: v.optional(shareSchema),
  updates: v.object({ drawn: integer, late: integer }),
  /** Addresses of visitors, each once an hour. */
  addresses: v.object(outcomes),
  /** Browsers in a group, each once. `blocked`: milliseconds of long tasks of a page. */
  browsers: v.object({
    ...outcomes,
    /** Of how many addresses they are, each once in a step. */
    addresses: v.optional(count, 0),
    LCP: distribution,
    INP: distribution,
    CLS: distribution,
    blocked: distribution,
  }),
});
export type ReleaseMeasures = v.InferOutput<typeof measuresSchema>;

/** What one release was for its visitors. */
export const releaseFiguresSchema = v.object({
  /** Or `shell`. */
  remote: text,
  release: text,
  ...measuresSchema.entries,
  /** Parts that `delivery` rendered with it, and those that failed. */
  drawn: v.optional(v.object(outcomes), { seen: 0, bad: 0 }),
  /** Of these what was the control's, with which a candidate is compared; where there is a candidate, or was one. */
  control: v.optional(measuresSchema),
});
export type ReleaseFigures = v.InferOutput<typeof releaseFiguresSchema>;

/** The answer at {@link RELEASE_FIGURES_PATH}. */
export const releasesAnswerSchema = v.object({
  /** Unix seconds. */
  since: integer,
  releases: v.array(releaseFiguresSchema, 'a list'),
});
export type ReleasesAnswer = v.InferOutput<typeof releasesAnswerSchema>;
