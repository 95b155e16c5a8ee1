import { createContext, useContext, useSyncExternalStore } from 'react';
import { findBrandByHost } from '#shared/brands/index.ts';

/** The host that a page is read on. */
export type Place = Pick<Location, 'hostname' | 'host' | 'protocol'>;

const hostOfNoBrand: Place = { hostname: 'localhost', host: 'localhost', protocol: 'https:' };

/** The host a page was rendered for in advance: the brand's own domain, or one of no brand. */
export function findPublishedPlace(hostname: string): Place {
  const domain = findBrandByHost(hostname)?.domain;
  return domain ? { hostname: domain, host: domain, protocol: 'https:' } : hostOfNoBrand;
}

const PublishedPlace = createContext(hostOfNoBrand);
export const PublishedPlaceProvider = PublishedPlace.Provider;

/** The host this page was, or would have been, rendered for in advance. It stays the same while the page hydrates. */
export function usePublishedPlace(): Place {
  return useContext(PublishedPlace);
}

/** Where this page is read; while it hydrates, the host it was rendered for, so that both agree on every link. */
export function usePlace(): Place {
  const published = useContext(PublishedPlace);
  return useSyncExternalStore(subscribe, readPlace, () => published);
}

/** A page never changes its host. */
function subscribe() {
  return () => undefined;
}

function readPlace(): Place {
  return window.location;
}
