import { lazyPage } from '../page/lazyPage';

/** The page of league tables. */
export const StandingsPart = lazyPage(() =>
  import(/* webpackChunkName: "standings" */ './StandingsOfSite').then(({ StandingsOfSite }) => StandingsOfSite),
);
