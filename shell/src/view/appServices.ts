import { createContext, useContext } from 'react';
import type { AppServices } from '../state/createAppServices';

export const AppServicesContext = createContext<AppServices | undefined>(undefined);

/** The stores, for pages and slots. A context, because the props of remotes cannot carry them to slots. */
export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (!services) throw new Error('There is no AppServicesContext above this component');
  return services;
}
