import type { DomainHost, DomainPorts } from '#functions/domain/own-domains/ports.ts';

/** One machine, which answers for every domain that leads to it; whoever puts it on the internet brings the certificates. */
export function openSelfHost(target: string, lookUpRecords: DomainPorts['lookUpRecords']): DomainHost {
  return {
    findTarget: async () => target,
    async serve(domain) {
      const targets = await lookUpRecords(domain, 'CNAME');
      if (!targets) return 'busy';
      return targets.includes(target) ? 'served' : 'no-route';
    },
    takeDown: async () => true,
  };
}
