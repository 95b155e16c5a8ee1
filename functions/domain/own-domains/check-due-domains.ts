import type { ReportItem } from '../system/ports.ts';
import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import { checkDomain } from './check-domain.ts';
import type { DomainPorts } from './ports.ts';

/** Maximum per scheduled run; the rest stays due for the next one. */
const batchSize = 10;

/** Checks the domains that are due; returns how many. */
export async function checkDueDomains(ports: DomainPorts & { reportItem: ReportItem }): Promise<number> {
  const now = ports.now();
  return workOnEach(await ports.ownDomains.findDue(now, batchSize), {
    idOf: (conversionId) => conversionId,
    reportItem: ports.reportItem,
    async work(conversionId) {
      const claim = await ports.ownDomains.claimDue(conversionId, now, endOfClaim(now));
      if (!claim) return false;
      await checkDomain(ports, claim);
      return true;
    },
  });
}

/** Takes down what was made for domains that have ended; returns how many are gone. */
export async function takeDownDomains(
  ports: Pick<DomainPorts, 'ownDomains' | 'domainHost' | 'now'> & { reportItem: ReportItem },
): Promise<number> {
  const { domainHost, ownDomains } = ports;
  const now = ports.now();
  if (!domainHost) return 0;
  return workOnEach(await ownDomains.findEnded(now, batchSize), {
    idOf: (domain) => domain,
    reportItem: ports.reportItem,
    async work(domain) {
      if (!(await ownDomains.claimEnded(domain, now, endOfClaim(now)))) return false;
      if (!(await domainHost.takeDown(domain))) return false;
      await ownDomains.forget(domain);
      return true;
    },
  });
}
