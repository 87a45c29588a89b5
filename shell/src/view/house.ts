import { createContext, useContext } from 'react';
import type { House } from '../state/createHouse';

export const HouseContext = createContext<House | undefined>(undefined);

/** The stores, for pages and slots. Slots are drawn within remotes, whose props cannot carry them. */
export function useHouse(): House {
  const house = useContext(HouseContext);
  if (!house) throw new Error('There is no HouseContext above this component');
  return house;
}
