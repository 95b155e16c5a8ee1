import { createContext, useContext, useSyncExternalStore } from 'react';
import { findBrandByHost } from '#shared/brands/index.ts';

/** The host that a page is read on. */
export type Place = Pick<Location, 'hostname' | 'host' | 'protocol'>;

const unbrandedHost: Place = { hostname: 'localhost', host: 'localhost', protocol: 'https:' };

/** The host that a page was prerendered for: the brand's own domain, or a host without a brand. */
export function findPublishedPlace(hostname: string): Place {
  const domain = findBrandByHost(hostname)?.domain;
  return domain ? { hostname: domain, host: domain, protocol: 'https:' } : unbrandedHost;
}

const PublishedPlace = createContext(unbrandedHost);
export const PublishedPlaceProvider = PublishedPlace.Provider;

/** The host that this page is prerendered for; it stays the same during hydration. */
export const usePublishedPlace = (): Place => useContext(PublishedPlace);

/** The host that this page is read on; during hydration the prerendered one, so that links match the markup. */
export function usePlace(): Place {
  const published = useContext(PublishedPlace);
  return useSyncExternalStore(subscribe, readPlace, () => published);
}

/** The host never changes. */
const subscribe = () => () => undefined;

const readPlace = (): Place => window.location;
