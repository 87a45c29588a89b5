import { createContext, useContext } from 'react';
import type { AppServices } from '../state/createAppServices';
import type { FrameServices } from '../state/frameServices';

/** What our views render with; on the server there is only what the frame around a page needs. */
export type Services = { readonly frame: FrameServices; readonly app?: AppServices };

/** A context, because the props of remotes cannot carry the stores to slots. */
export const ServicesContext = createContext<Services | undefined>(undefined);

export function servicesOf(app: AppServices): Services {
  return { frame: app, app };
}

/** The stores, for pages and slots. */
export function useAppServices(): AppServices {
  const { app } = useServices();
  if (!app) throw new Error('The server has no stores');
  return app;
}

/** The stores of what is rendered on the server, too. */
export function useFrameServices(): FrameServices {
  return useServices().frame;
}

/** Whether this is rendered on the server, where pages and slots are placeholders. */
export function useIsOnServer(): boolean {
  return useServices().app === undefined;
}

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('There is no ServicesContext above this component');
  return services;
}
