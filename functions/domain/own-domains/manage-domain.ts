import type { DomainReply } from '#shared/contract/dashboard/domains.ts';
import { readOwnDomain } from '#shared/domain/own-domain/read-own-domain.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { checkDomain, hasDomainInPlan } from './check-domain.ts';
import { type DomainClaim, describeClaim } from './own-domain.ts';
import type { DomainPorts, ReadDomainPorts } from './ports.ts';

/** An assistant's domain, and whether it may have one. */
export async function describeDomain(ports: ReadDomainPorts, conversion: Conversion): Promise<DomainReply> {
  const [claim, availability] = await Promise.all([
    ports.ownDomains.find(conversion.conversionId),
    findAvailability(ports, conversion),
  ]);
  return { availability, domain: claim ? describeClaim(claim) : null };
}

/** Claims a domain, which is its assistant's once its records prove it. Throws VALIDATION, CONFLICT and FORBIDDEN. */
export async function connectDomain(
  ports: DomainPorts,
  conversion: Conversion,
  typed: string,
): Promise<DomainReply> {
  const { conversionId } = conversion;
  const host = ports.domainHost;
  const availability = await findAvailability(ports, conversion);
  if (!host || availability !== 'yes')
    throw new AppError('FORBIDDEN', { message: 'A domain of your own comes with a paid plan.' });
  const read = readOwnDomain(typed);
  if ('problem' in read) throw refuse(read.problem);
  const { domain } = read;
  const holder = await ports.ownDomains.findHolder(domain);
  if (holder && holder.conversionId !== conversionId) throw refuse(held);
  // Where a zone begins, no CNAME can stand: RFC 1912, 2.4.
  if ((await ports.lookUpRecords(domain, 'NS'))?.length) throw refuse(zoneBegins);
  const at = ports.now().toISOString();
  const claim: DomainClaim = {
    ...{ conversionId, domain, state: 'waiting', claimedAt: at, since: at },
    token: Buffer.from(ports.randomBytes(20)).toString('hex'),
    target: await host.findTarget(),
  };
  if (!(await ports.ownDomains.claim(claim, ports.now())))
    throw new AppError('CONFLICT', { message: 'This assistant has a domain. Remove it first.' });
  return { availability, domain: describeClaim(claim) };
}

/** Checks at once what the schedule would check later. Throws NOT_FOUND. */
export async function checkDomainNow(ports: DomainPorts, conversion: Conversion): Promise<DomainReply> {
  await checkDomain(ports, await requireClaim(ports, conversion));
  return describeDomain(ports, conversion);
}

/** Ends a claim; what was made for it is taken down by the schedule. Throws NOT_FOUND. */
export async function removeDomain(ports: ReadDomainPorts, conversion: Conversion): Promise<DomainReply> {
  await ports.ownDomains.end(await requireClaim(ports, conversion), ports.now());
  return describeDomain(ports, conversion);
}

async function requireClaim({ ownDomains }: ReadDomainPorts, { conversionId }: Conversion) {
  const claim = await ownDomains.find(conversionId);
  if (!claim) throw new AppError('NOT_FOUND');
  return claim;
}

async function findAvailability(
  ports: ReadDomainPorts,
  conversion: Conversion,
): Promise<DomainReply['availability']> {
  if (!ports.domainHostName) return 'none';
  return (await hasDomainInPlan(ports, conversion)) ? 'yes' : 'not-in-plan';
}

const held =
  'Another assistant here answers on this domain. Remove it there first, or write to us if it is yours.';
const zoneBegins =
  'Your provider can’t point this name elsewhere, because a zone begins here. Please choose a name below it, such as ask.example.org.';

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { issues: [{ field: 'domain', message }] });
}
