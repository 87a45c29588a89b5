import type { PartOnPage } from './view';

/** One text for each release of each remote, to keep it in maps. Neither name has a space. */
export const partKey = ({ remote, release }: PartOnPage): string => `${remote} ${release}`;
