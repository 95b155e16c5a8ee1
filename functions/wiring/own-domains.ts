import { openDomainHost } from '#functions/services/domains/open-domain-host.ts';
import type { Deps } from './deps.ts';
import { openLater } from './open-later.ts';

/** The ports of functions that look at customers' domains; only they carry what serves them. */
export function openDomainPorts(deps: Deps) {
  const { domainHostName: name, lookUpRecords } = deps;
  const domainHost = name === undefined ? undefined : openLater(() => openDomainHost(name, lookUpRecords));
  return { ...deps, domainHost };
}
