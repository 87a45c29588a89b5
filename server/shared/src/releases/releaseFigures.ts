import { integer, text } from 'shared-kernel/decode/fields';
import { VITAL_NAMES } from 'shared-kernel/protocol/beacon';
import * as v from 'valibot';

/** Where `api` answers with {@link releaseFiguresSchema}, on ports that no visitor reaches. */
export const RELEASE_FIGURES_PATH = '/internal/releases';

const number = v.pipe(v.number('a number'), v.minValue(0, 'a number of 0 or more'));

const shareSchema = v.object({
  /** Measurements behind it. */
  count: integer,
  /** Three visitors in four had this or less: milliseconds, except CLS, which has no unit. */
  p75: number,
});

/** What one release was for its visitors. */
export const releaseFiguresSchema = v.object({
  /** Or `shell`. */
  remote: text,
  release: text,
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
});
export type ReleaseFigures = v.InferOutput<typeof releaseFiguresSchema>;

/** The answer at {@link RELEASE_FIGURES_PATH}. */
export const releasesAnswerSchema = v.object({
  /** Unix seconds. */
  since: integer,
  releases: v.array(releaseFiguresSchema, 'a list'),
});
export type ReleasesAnswer = v.InferOutput<typeof releasesAnswerSchema>;
