import type { DomainHost, DomainPorts } from '#functions/domain/own-domains/ports.ts';

/** The host that a deployment names: `self:<name of this machine>` or `cloudfront:<connection group>`. */
export async function openDomainHost(
  choice: string,
  lookUpRecords: DomainPorts['lookUpRecords'],
): Promise<DomainHost> {
  const name = choice.slice(choice.indexOf(':') + 1);
  if (choice.startsWith('self:')) return (await import('./self-host.ts')).openSelfHost(name, lookUpRecords);
  return (await import('./cloudfront-host.ts')).openCloudFrontHost(name);
}
