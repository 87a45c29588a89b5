import { lazyPage } from '../page/lazyPage';

/** The page of the team or the competition in the address. */
export const RecordPart = lazyPage(() =>
  import(/* webpackChunkName: "record" */ './RecordPage').then(({ RecordPage }) => RecordPage),
);
