import { proofNameOf, proofTextOf } from '#shared/domain/own-domain/own-domain.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { findStanding } from '../plans/standing.ts';
import { composeDomainNews } from './domain-mails.ts';
import { judgeDomain, type Sight } from './judge-domain.ts';
import type { DomainClaim } from './own-domain.ts';
import type { DomainPorts, ReadDomainPorts } from './ports.ts';

/**
 * Looks at a domain, takes the next step towards serving it, and stores where it stands, unless another check was faster.
 * Every step may be repeated, so that whatever interrupts a check, the next one goes on.
 */
export async function checkDomain(ports: DomainPorts, claim: DomainClaim): Promise<void> {
  const conversion = await ports.conversions.find(claim.conversionId);
  const now = ports.now();
  const judged = judgeDomain(claim, conversion ? await look(ports, conversion, claim) : 'unclear', now);
  const { problem } = judged?.claim ?? claim;
  const news = judged ? judged.news : 'ended';
  const mail = news && (await composeDomainNews(ports, claim, { news, problem }));
  const isSaved = judged
    ? await ports.ownDomains.save({ before: claim, ...judged }, now, mail)
    : await ports.ownDomains.end(claim, now, mail);
  if (isSaved && mail) await ports.startMail(mail.mail.mailId);
}

async function look(ports: DomainPorts, conversion: Conversion, claim: DomainClaim): Promise<Sight> {
  const { domainHost, ownDomains, lookUpRecords } = ports;
  if (!domainHost || !(await hasDomainInPlan(ports, conversion))) return 'not-in-plan';
  const texts = await lookUpRecords(proofNameOf(claim.domain), 'TXT');
  if (!texts) return 'unclear';
  if (!texts.includes(proofTextOf(claim.token))) return 'no-proof';
  // Before anything is made for it, so that whatever is made is found when it ends.
  if (!(await ownDomains.hold(claim))) return 'held';
  const view = await domainHost.serve(claim.domain);
  switch (view) {
    case 'taken':
      return 'held';
    case 'busy':
      return 'unclear';
    default:
      return view;
  }
}

/** Trials could be anybody's, and a certificate makes a page look like somebody's. */
export async function hasDomainInPlan(ports: ReadDomainPorts, conversion: Conversion): Promise<boolean> {
  const standing = await findStanding(ports, conversion);
  return standing !== undefined && standing.organisation.plan !== 'trial';
}
