import { lazyPage } from '../page/lazyPage';

/** The page of the search; its code comes with that of the pages to which it leads. */
export const SearchPart = lazyPage(() =>
  import(/* webpackChunkName: "record" */ './SearchPage').then(({ SearchPage }) => SearchPage),
);
