import { lazyPage } from '../page/lazyPage';

/** The page of the match in the address. */
export const MatchPart = lazyPage(() =>
  import(/* webpackChunkName: "match" */ './MatchPage').then(({ MatchPage }) => MatchPage),
);
