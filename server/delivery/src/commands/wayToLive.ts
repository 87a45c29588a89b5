import { canBeCompared, hasJudge } from '../judge/candidateStart';
import type { JudgeNotes } from '../judge/judgeNotes';
import type { LiveName } from '../pointers/liveName';
import type { SiteFolder } from '../siteFolder';
import type { AskedFigures } from './askFigures';

/** With fewer page loads an hour too few browsers would take a candidate. */
export const FEWEST_VIEWS = 3_000;

/** How a release goes live: as a candidate first, or to everybody, with a line that says why. */
export type WayToLive =
  | { readonly kind: 'candidate'; readonly share: number }
  | { readonly kind: 'everybody'; readonly why: string | undefined };

/** Of a hundred browsers. */
const FIRST_SHARE = 1;

type Means = {
  /** What was counted within the last hour. */
  readonly askFigures: () => Promise<AskedFigures>;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly notes: Pick<JudgeNotes, 'signOfLife' | 'where'>;
  /** Page loads an hour. */
  readonly fewestViews: number;
};

/**
 * A release is a candidate first where there are enough visitors, a release to compare it with, and a
 * judge. Several names that are released together go together.
 */
export async function wayToLive(
  site: SiteFolder,
  names: readonly LiveName[],
  { askFigures, pause, fewestViews, notes }: Means,
): Promise<WayToLive> {
  const [name] = names;
  if (name === undefined || names.length > 1 || !(await canBeCompared(site, name))) return everybody();
  const asked = await askFigures();
  if (asked.kind === 'missing') return everybody(`how many visitors ${name} has is not known: ${asked.why}`);
  const views = [...asked.figures.values()].reduce((sum, one) => sum + (one.remote === name ? one.views : 0), 0);
  if (views < fewestViews) {
    return everybody(
      `${name} had ${views} page loads in the last hour, and with fewer than ${fewestViews} too few browsers would take a candidate`,
    );
  }
  if (!(await hasJudge(notes, pause))) return everybody(`no delivery runs on ${notes.where} that could judge it`);
  return { kind: 'candidate', share: FIRST_SHARE };
}

function everybody(why?: string): WayToLive {
  return { kind: 'everybody', why };
}
