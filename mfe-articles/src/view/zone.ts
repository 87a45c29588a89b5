import { createContext } from 'react';

/** The zone of the times shown: the visitor's own, unless a rendering for all visitors names one. */
export const ZoneContext = createContext<string | undefined>(undefined);
