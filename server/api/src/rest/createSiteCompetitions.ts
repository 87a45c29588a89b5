import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { competitionOrder } from 'shared-kernel/rules/competitionOrder';
import type { SiteCompetitions } from '../board/matchWindow';
import { cachedFor } from '../http/cachedFor';

/** As long as the settings themselves are cached. */
const KEPT_SECONDS = 10;

/**
 * Reads them rarely, and only the first caller waits: without a database the last ones hold, or the defaults, as the
 * board is served from memory too.
 *
 * @param now monotonic seconds
 */
export function createSiteCompetitions(
  read: () => Promise<AppSetting>,
  now?: () => number,
): () => SiteCompetitions | Promise<SiteCompetitions> {
  let last: SiteCompetitions | undefined;
  const readNext = async () => {
    last = await read().then(toSiteCompetitions, () => last ?? toSiteCompetitions({ euro_competition_ids: [] }));
    return last;
  };
  const next = cachedFor(KEPT_SECONDS, readNext, now);
  return () => {
    const reading = next();
    return last ?? reading;
  };
}

function toSiteCompetitions({
  euro_competition_ids,
  competition_order = [],
}: Pick<AppSetting, 'euro_competition_ids' | 'competition_order'>): SiteCompetitions {
  return { euro: new Set(euro_competition_ids), order: competitionOrder(competition_order) };
}
